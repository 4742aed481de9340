/** One measurement of a subject or of a floor. */
export interface Measurement {
  requestsPerSecond: number;
  /** Milliseconds; undefined where the load generator is not used. */
  p99?: number | undefined;
}

/** The medians of one row of the table. */
export interface Row {
  name: string;
  requestsPerSecond: number;
  p99: number;
  /** The size of the body in bytes, as it is sent. */
  bytes: number;
  floor: string;
  floorRequestsPerSecond: number;
  /** Median of the ratios of the rounds, not ratio of the medians: both halves of a round see the same load. */
  ratio: number;
  goal: number;
}

/** @returns the middle value, or the mean of the two in the middle; NaN for an empty list */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  const upper = sorted[half] ?? Number.NaN;
  return sorted.length % 2 ? upper : ((sorted[half - 1] ?? Number.NaN) + upper) / 2;
}

/** Returns the row of a subject from its rounds, each paired with the floor that was measured in the same round. */
export function toRow(
  subject: Pick<Row, 'name' | 'bytes' | 'floor' | 'goal'>,
  rounds: readonly { subject: Measurement; floor: Measurement }[],
): Row {
  return {
    ...subject,
    requestsPerSecond: median(rounds.map((round) => round.subject.requestsPerSecond)),
    p99: median(rounds.map((round) => round.subject.p99 ?? Number.NaN)),
    floorRequestsPerSecond: median(rounds.map((round) => round.floor.requestsPerSecond)),
    ratio: median(rounds.map((round) => round.subject.requestsPerSecond / round.floor.requestsPerSecond)),
  };
}

const TITLES = ['subject', 'req/s', 'p99 ms', 'bytes', 'floor', 'req/s', 'ratio', 'goal', ''];

const cells = (row: Row): string[] => [
  row.name,
  row.requestsPerSecond.toFixed(0),
  row.p99.toFixed(0),
  String(row.bytes),
  row.floor,
  row.floorRequestsPerSecond.toFixed(0),
  row.ratio.toFixed(2),
  row.goal.toFixed(2),
  row.ratio >= row.goal ? 'reached' : '',
];

const isNumberColumn = (index: number) => ![0, 4, 8].includes(index);

/** Returns the table as lines of Markdown, padded so that it can also be read in a terminal. */
export function toTable(rows: readonly Row[]): string {
  const lines = [TITLES, ...rows.map(cells)];
  const widths = TITLES.map((_, index) => Math.max(...lines.map((line) => line[index]?.length ?? 0), 3));
  const toLine = (line: string[]) =>
    `| ${line.map((text, index) => (isNumberColumn(index) ? text.padStart(widths[index] ?? 0) : text.padEnd(widths[index] ?? 0))).join(' | ')} |`;
  const rule = `|${widths.map((width, index) => (isNumberColumn(index) ? `${'-'.repeat(width + 1)}:` : '-'.repeat(width + 2))).join('|')}|`;
  const [head, ...body] = lines.map(toLine);
  return [head, rule, ...body].join('\n');
}
