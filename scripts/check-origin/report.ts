/**
 * What a check found. `defaults`: the site shows its defaults for some fields. `notice`: it works, and a setting would
 * improve it. `missing`: the site needs it. `unchecked`: the check could not or was not asked to look.
 */
export type State = 'works' | 'defaults' | 'notice' | 'missing' | 'dangerous' | 'unchecked';
export type Group = 'reads' | 'journey' | 'writes' | 'safety';

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

const TITLES: Record<Group, string> = {
  reads: '読み取りの呼び出し',
  journey: '会員の操作（ログイン、保存、応募、取消し）',
  writes: 'そのほかの書き込みの呼び出し',
  safety: '安全と設定',
};

/** Returns how many rows have each state. */
function countStates(rows: readonly Row[]): Record<State, number> {
  const count = (state: State) => rows.filter((row) => row.state === state).length;
  const states = Object.keys(LABELS) as State[];
  return Object.fromEntries(states.map((state) => [state, count(state)])) as Record<State, number>;
}

/**
 * @returns 1 when something that the site needs is missing or dangerous; 3 when nothing is, and a part of what members do was
 * not tried; 0 when they can do it all
 */
export function exitCodeOf(rows: readonly Row[]): 0 | 1 | 3 {
  if (rows.some(({ state }) => state === 'missing' || state === 'dangerous')) return 1;
  return rows.some(({ group, state }) => group === 'journey' && state === 'unchecked') ? 3 : 0;
}

const VERDICTS = {
  0: 'このAPIの前でサイトを公開できます。',
  1: '「不足」と「危険」を直してから公開してください。',
  3: '確認した範囲に「不足」と「危険」はありません。公開の前に --login と --writes を付け、「会員の操作」の「未確認」をなくしてください。',
};

function groupLines(group: Group, rows: readonly Row[]): string[] {
  const own = rows.filter((row) => row.group === group);
  if (own.length === 0) return [];
  const lines = own.flatMap(({ state, subject, detail, remedy }) => [
    `${LABELS[state].padEnd(4, '　')}  ${subject}  ${detail}`.trimEnd(),
    ...(remedy ? [`${' '.repeat(10)}→ ${remedy}`] : []),
  ]);
  return ['', `■ ${TITLES[group]}`, ...lines];
}

/** Returns the table for a terminal. */
export function formatReport({ origin, site, rows }: Report): string {
  const counts = Object.entries(countStates(rows)) as [State, number][];
  return [
    `API：${origin}`,
    `サイト：${site}（SITE_ORIGIN）`,
    ...(['reads', 'journey', 'writes', 'safety'] as const).flatMap((group) => groupLines(group, rows)),
    '',
    counts.map(([state, count]) => `${LABELS[state]} ${count}`).join('、'),
    VERDICTS[exitCodeOf(rows)],
  ].join('\n');
}

/** Returns the report for programs. */
export const toJson = (report: Report): string =>
  JSON.stringify({ ...report, counts: countStates(report.rows), exitCode: exitCodeOf(report.rows) }, null, 2);
