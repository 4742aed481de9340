/**
 * What a check found. `defaults`: the site shows its defaults for some fields. `notice`: it works, and a setting would
 * improve it. `missing`: the site needs it. `unchecked`: the check could not or was not asked to look.
 */
export type State = 'works' | 'defaults' | 'notice' | 'missing' | 'dangerous' | 'unchecked';
export type Group = 'reads' | 'writes' | 'safety';

/** One line of the table. The texts are for the operator, in Japanese. */
export interface Row {
  group: Group;
  state: State;
  /** What was checked, such as `GET /vacancies/`. */
  subject: string;
  detail: string;
  /** The setting to change; '' when there is nothing to do. */
  remedy: string;
}

export interface Report {
  /** The address of the API. */
  origin: string;
  /** The address of the site, SITE_ORIGIN. */
  site: string;
  rows: Row[];
}

const LABELS: Record<State, string> = {
  works: '使えます',
  defaults: '補います',
  notice: '注意',
  missing: '不足',
  dangerous: '危険',
  unchecked: '未確認',
};
const STATES = Object.keys(LABELS) as State[];

const TITLES: Record<Group, string> = {
  reads: '読み取りの呼び出し',
  writes: '書き込みの呼び出し',
  safety: '安全と設定',
};

/** Returns the number of columns that a terminal needs for a text. */
const widthOf = (text: string) =>
  [...text].reduce((width, char) => width + ((char.codePointAt(0) ?? 0) > 0x2e80 ? 2 : 1), 0);
const pad = (text: string, width: number) => text + ' '.repeat(Math.max(0, width - widthOf(text)));

/** Returns how many rows have each state. */
function countStates(rows: readonly Row[]): Record<State, number> {
  const count = (state: State) => rows.filter((row) => row.state === state).length;
  return Object.fromEntries(STATES.map((state) => [state, count(state)])) as Record<State, number>;
}

/** @returns 0 when the site can be used with the API, 1 when something that it needs is missing or dangerous */
export const exitCodeOf = (rows: readonly Row[]): 0 | 1 =>
  rows.some(({ state }) => state === 'missing' || state === 'dangerous') ? 1 : 0;

function groupLines(group: Group, rows: readonly Row[]): string[] {
  const own = rows.filter((row) => row.group === group);
  if (own.length === 0) return [];
  const width = Math.max(...own.map(({ subject }) => widthOf(subject)));
  const lines = own.flatMap(({ state, subject, detail, remedy }) => [
    `${pad(LABELS[state], 8)}  ${pad(subject, width)}  ${detail}`.trimEnd(),
    ...(remedy ? [`${' '.repeat(10)}→ ${remedy}`] : []),
  ]);
  return ['', `■ ${TITLES[group]}`, ...lines];
}

/** Returns the table for a terminal. */
export function formatReport({ origin, site, rows }: Report): string {
  const counts = countStates(rows);
  const summary = STATES.map((state) => `${LABELS[state]} ${counts[state]}`).join('、');
  const verdict =
    exitCodeOf(rows) === 0
      ? 'このAPIの前でサイトを公開できます。'
      : '「不足」と「危険」を直してから公開してください。';
  return [
    `API：${origin}`,
    `サイト：${site}（SITE_ORIGIN）`,
    ...(['reads', 'writes', 'safety'] as const).flatMap((group) => groupLines(group, rows)),
    '',
    summary,
    verdict,
  ].join('\n');
}

/** Returns the report for programs. */
export const toJson = (report: Report): string =>
  JSON.stringify({ ...report, counts: countStates(report.rows), exitCode: exitCodeOf(report.rows) }, null, 2);
