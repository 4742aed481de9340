/** One measurement of a subject or of a baseline. */
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
  baseline: string;
  baselineRequestsPerSecond: number;
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

/** Returns the row of a subject from its rounds, each paired with the baseline that was measured in the same round. */
export function toRow(
  subject: Pick<Row, 'name' | 'bytes' | 'baseline' | 'goal'>,
  rounds: readonly { subject: Measurement; baseline: Measurement }[],
): Row {
  return {
    ...subject,
    requestsPerSecond: median(rounds.map((round) => round.subject.requestsPerSecond)),
    p99: median(rounds.map((round) => round.subject.p99 ?? Number.NaN)),
    baselineRequestsPerSecond: median(rounds.map((round) => round.baseline.requestsPerSecond)),
    ratio: median(rounds.map((round) => round.subject.requestsPerSecond / round.baseline.requestsPerSecond)),
  };
}

const TITLES = ['subject', 'req/s', 'p99 ms', 'bytes', 'baseline', 'req/s', 'ratio', 'goal', ''];

const cells = (row: Row): string[] => [
  row.name,
  row.requestsPerSecond.toFixed(0),
  row.p99.toFixed(0),
  String(row.bytes),
  row.baseline,
  row.baselineRequestsPerSecond.toFixed(0),
  row.ratio.toFixed(2),
  row.goal.toFixed(2),
  row.ratio >= row.goal ? 'reached' : '',
];

/** Returns lines of Markdown, padded so that they can also be read in a terminal. */
function format(lines: string[][], isNumber: (column: number) => boolean): string {
  const widths = (lines[0] ?? []).map((_, index) =>
    Math.max(...lines.map((line) => line[index]?.length ?? 0), 3),
  );
  const pad = (text: string, index: number) =>
    isNumber(index) ? text.padStart(widths[index] ?? 0) : text.padEnd(widths[index] ?? 0);
  const rule = widths.map((width, index) => `-${'-'.repeat(width)}${isNumber(index) ? ':' : '-'}`);
  const [head, ...body] = lines.map((line) => `| ${line.map(pad).join(' | ')} |`);
  return [head, `|${rule.join('|')}|`, ...body].join('\n');
}

/** Returns the table of the subjects. */
export const toTable = (rows: readonly Row[]): string =>
  format([TITLES, ...rows.map(cells)], (column) => ![0, 4, 8].includes(column));

/** The medians of one baseline, measured once in each round. */
export interface BaselineRow {
  name: string;
  requestsPerSecond: number;
  p99: number;
}

/** Returns the table of the baselines. */
export const toBaselineTable = (baselines: readonly BaselineRow[]): string =>
  format(
    [
      ['baseline', 'req/s', 'p99 ms'],
      ...baselines.map(({ name, requestsPerSecond, p99 }) => [
        name,
        requestsPerSecond.toFixed(0),
        p99.toFixed(0),
      ]),
    ],
    (column) => column > 0,
  );

/** The medians of a page and of its floor: its own elements and props in an empty project. */
export interface FloorRow {
  name: string;
  elements: number;
  /** The CPU time of the server process for one response. */
  cpuMs: number;
  floorCpuMs: number;
  ratio: number;
  goal: number;
}

/** Returns the table of the pages that are compared with their floor. */
export const toFloorTable = (rows: readonly FloorRow[]): string =>
  format(
    [
      ['page', 'elements', 'ms CPU', 'floor ms CPU', 'ratio', 'goal', ''],
      ...rows.map(({ name, elements, cpuMs, floorCpuMs, ratio, goal }) => [
        name,
        String(elements),
        cpuMs.toFixed(1),
        floorCpuMs.toFixed(1),
        ratio.toFixed(2),
        goal.toFixed(2),
        ratio <= goal ? 'reached' : '',
      ]),
    ],
    (column) => ![0, 6].includes(column),
  );
