import { expect, test } from 'vitest';
import { jsonOf } from '@/tests/setup/agent';
import { setUpCli } from '@/tests/setup/cli';
import { csvOf, VACANCY_CELLS } from '@/tests/setup/csv';

const cli = setUpCli();

const listed = async () => (await jsonOf(await cli.api.agent().get('/vacancies/'))).results;

/** Imports a file, which must fail. @returns the mistakes without the file's name */
async function mistakesOf(text: string, kind = 'vacancies'): Promise<string[]> {
  const file = await cli.write('mistakes.csv', text);
  const before = await listed();
  const error = await cli.run(kind, 'import', file).then(
    () => new Error('imported'),
    (failure: Error) => failure,
  );
  expect(await listed()).toEqual(before);
  return error.message.replaceAll(`${file}:`, '').split('\n');
}

const headings = Object.keys(VACANCY_CELLS);
const rowOf = (fields: Record<string, string> = {}) =>
  Object.values({ ...VACANCY_CELLS, ...fields }).join(',');
const { 締切: _, ...WITHOUT_DEADLINE } = VACANCY_CELLS;
const NOT_CLOSED = expect.stringMatching(/^4行目 引用符（"）が閉じられていないか、/);

test.each<[string, string, unknown[]]>([
  [
    'a comma in a cell without quotation marks',
    csvOf({ ...VACANCY_CELLS, 締切: '2099/1/31 18:00,面談' }),
    ['2行目 見出しのない列に「面談」があります。カンマを含むセルは " で囲んでください。'],
  ],
  [
    'a cell below an empty heading',
    `${headings},,\n${rowOf()},,別の欄\n`,
    ['2行目 見出しのない列に「別の欄」があります。カンマを含むセルは " で囲んでください。'],
  ],
  [
    'headings that are unknown or given twice, all at once',
    `${headings},締切,備考\n${rowOf()},2099/2/1 18:00,\n`,
    [
      '1行目 見出し「締切」が2つあります。',
      '1行目 見出し「備考」はありません。使える見出しは --template で確認してください。',
    ],
  ],
  [
    'a quotation mark that is not closed, in its row',
    `${headings}\n${rowOf()}\n\n${rowOf({ 企業: '"製造業' })}\n${rowOf()}\n`,
    [NOT_CLOSED],
  ],
  [
    'a quotation mark that the end of the file does not close, in its row',
    `${headings}\n${rowOf()}\n,,,\n${rowOf({ 締切: '"2099/1/31 18:00' })}\n`,
    [NOT_CLOSED],
  ],
  [
    'a quotation mark inside of a cell, in its row',
    `${headings}\n${rowOf()}\n${rowOf({ 案件名: '別の案件' })}\n${rowOf({ 企業: '製造業"A"' })}\n`,
    [NOT_CLOSED],
  ],
  [
    'all mistakes of a row, in the order of its cells',
    `ID,${headings}\n999,${rowOf({ 案件名: '', 分野: '経理', '報酬（上限）': '1円', '週の稼働日数（下限）': '4', 都道府県: '関東', リモート: '在宅', 開始日: '' })},余り\n`,
    [
      '2行目 ID：案件 999 はありません。',
      '2行目 案件名：必須項目です',
      expect.stringMatching(/^2行目 分野：分野「経理」はありません。決算・開示、連結決算、/),
      '2行目 報酬（上限）：報酬の上限が下限を下回っています。',
      '2行目 週の稼働日数（上限）：稼働日数の上限が下限を下回っています。',
      '2行目 都道府県：北海道、東京都などの都道府県 のいずれかを指定してください。',
      '2行目 リモート：出社、一部リモート可、フルリモート可 のいずれかを指定してください。',
      '2行目 開始日：必須項目です',
      '2行目 見出しのない列に「余り」があります。カンマを含むセルは " で囲んでください。',
    ],
  ],
  [
    'a column that is missing, by its heading and once',
    `${csvOf(WITHOUT_DEADLINE)}${Object.values(WITHOUT_DEADLINE).join(',')}\n`,
    ['1行目 締切（この見出しの列がありません）：必須項目です'],
  ],
  [
    'several cells of one field that are empty, each by its heading',
    csvOf({ ...VACANCY_CELLS, 報酬の単位: '', '報酬（下限）': '' }),
    ['2行目 報酬の単位：必須項目です', '2行目 報酬（下限）：必須項目です'],
  ],
  ...[
    ...['円', '0x927C0', '1e6', '70万円', '3-4'],
    // In other countries the comma separates decimals, and the dot thousands.
    ...['1,5', '7,00', '70,0000', '0,700', '700,000,', '700.000', '1.000.000'],
  ].map((amount): [string, string, unknown[]] => [
    `${amount}, which is no number`,
    csvOf({ ...VACANCY_CELLS, '報酬（下限）': `"${amount}"` }),
    ['2行目 報酬（下限）：「700,000」や「1.5」の形の数値を指定してください。'],
  ]),
  ...['2027/2/30', '来月', '2027 年'].map((day): [string, string, unknown[]] => [
    `${day}, which is no day`,
    csvOf({ ...VACANCY_CELLS, 開始日: day }),
    ['2行目 開始日：「2027/1/31」の形の日付を指定してください。'],
  ]),
])('names %s', async (_case, text, expected) => {
  expect(await mistakesOf(text)).toEqual(expected);
});

test('names the first 50 mistakes of a long file in its order, and the number of the others', async () => {
  const rows = Array.from({ length: 1200 }, () => rowOf({ 開始日: '', 締切: '来週' }));
  const mistakes = await mistakesOf(`${headings}\n${rows.join('\n')}\n`);
  expect(mistakes).toHaveLength(51);
  expect(mistakes.slice(0, 3)).toEqual([
    '2行目 開始日：必須項目です',
    '2行目 締切：「2027/1/31 18:00」の形の日時を指定してください。',
    '3行目 開始日：必須項目です',
  ]);
  expect(mistakes.at(-1)).toBe('ほか 2350 件の誤りがあります。');
});

test('counts a column that is missing once among the other mistakes', async () => {
  const rows = Array.from({ length: 60 }, (_, at) =>
    rowOf({ 案件名: `誤りの多いファイル${at}`, 開始日: '' }),
  );
  const full = await cli.write('full.csv', `${headings}\n${rows.join('\n')}\n`);
  const row = Object.values(WITHOUT_DEADLINE).join(',');
  const narrow = await cli.write('narrow.csv', `${Object.keys(WITHOUT_DEADLINE)}\n${row}\n${row}\n${row}\n`);
  await expect(cli.run('vacancies', 'import', full, narrow)).rejects.toThrow(
    /\nほか 11 件の誤りがあります。$/,
  );
});

test('skips the empty rows of a spreadsheet, and counts them in the numbers of rows', async () => {
  const empty = ','.repeat(headings.length - 1);
  const file = await cli.write(
    'empty-rows.csv',
    `${headings},\n${empty}\n\n${rowOf({ 案件名: '空行の後' })}\n${empty}\n`,
  );
  expect(await cli.run('vacancies', 'import', file)).toContain('追加 1 件、更新 0 件');
  expect(await mistakesOf(`${headings}\n${empty}\n\n${rowOf({ 案件名: '' })}\n`)).toEqual([
    '4行目 案件名：必須項目です',
  ]);
});

test('finds a vacancy that occurs twice, also far apart', async () => {
  const rows = Array.from({ length: 600 }, (_, at) => ({
    ...VACANCY_CELLS,
    案件名: `案件${at === 599 ? 0 : at}`,
  }));
  const text = rows.map((row) => Object.values(row).join(',')).join('\r\n');
  const file = await cli.write('twice.csv', `${Object.keys(VACANCY_CELLS).join(',')}\r\n${text}\r\n`);
  await expect(cli.run('vacancies', 'import', file)).rejects.toThrow(
    `${file}:601行目 案件名：同じ案件が、この取り込みの中に2つあります。`,
  );
});
