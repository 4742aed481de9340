/** The titles of a help text in Japanese. */
export const HELP_TITLES: Record<string, string> = {
  'Usage:': '使い方：',
  'Arguments:': '引数：',
  'Options:': 'オプション：',
  'Global Options:': '共通のオプション：',
  'Commands:': 'コマンド：',
};

/** The messages of commander, and what the operator reads instead. */
const USAGE_ERRORS: [message: RegExp, text: string][] = [
  [/^error: missing required argument '(.+)'$/, '$1 を指定してください。'],
  [/^error: required option '(.+)' not specified$/, '$1 を指定してください。'],
  [/^error: option '(.+)' argument missing$/, '$1 の値を指定してください。'],
  [
    /^error: option '(.+?)' argument '(.*)' is invalid\. Allowed choices are (.+)\.$/s,
    '$1 に「$2」は指定できません。$3 のどれかを指定してください。',
  ],
  [/^error: (?:option|command-argument) '(.+?)' argument '.*' is invalid\. (.+)$/s, '$1：$2'],
  [/^error: too many arguments.*$/, '引数が多すぎます。使い方は --help で確認してください。'],
  [
    /^error: unknown option '(.+?)'\n\(Did you mean (?:one of )?(.+)\?\)$/,
    'オプション $1 はありません。もしかして：$2',
  ],
  [/^error: unknown option '(.+)'$/, 'オプション $1 はありません。使い方は --help で確認してください。'],
  [
    /^error: unknown command '(.+?)'\n\(Did you mean (?:one of )?(.+)\?\)$/,
    'コマンド $1 はありません。もしかして：$2',
  ],
  [/^error: unknown command '(.+)'$/, 'コマンド $1 はありません。使い方は --help で確認してください。'],
];

/** Returns a message of commander about a wrong call in Japanese, with its line break. */
export function translateUsageError(message: string): string {
  const trimmed = message.trimEnd();
  const [pattern, text] = USAGE_ERRORS.find(([known]) => known.test(trimmed)) ?? [];
  return pattern && text ? `${trimmed.replace(pattern, text)}\n` : message;
}

/** Returns whether the answer to a question is a yes. Enter alone is none. */
export const isYes = (answer: string): boolean => /^y(?:es)?$/i.test(answer.trim());

const DETAIL_LABELS: Record<string, string> = {
  member: '会員',
  members: '会員の数',
  inquiry: '問合せ',
  vacancy: '案件',
  mail: 'メール',
  id: 'ID',
  of: '対象',
  reason: '理由',
  added: '追加',
  replaced: '更新',
  unchanged: '変更なし',
  rows: '行数',
};

const DETAIL_VALUES: Record<string, string> = {
  vacancies: '案件への応募',
  seminars: 'セミナーへの申込み',
  request: '本人の請求',
  terms: '規約違反',
};

/** Returns the details of a logged action in words, such as 「会員 1、理由 本人の請求」. Older actions have other details. */
export const describeDetails = (details: Record<string, string | number>): string =>
  Object.entries(details)
    .map(([name, value]) => `${DETAIL_LABELS[name] ?? name} ${DETAIL_VALUES[value] ?? value}`)
    .join('、') || '-';
