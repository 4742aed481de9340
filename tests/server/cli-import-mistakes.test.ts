import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { COLUMN_RECORD, SEMINAR_RECORD, setUpCli, VACANCY_RECORD } from '@/tests/setup/cli';
import { csvOf, VACANCY_CELLS } from '@/tests/setup/csv';
import { createOpenSeminar } from '@/tests/setup/samples';

const cli = setUpCli();

const headings = Object.keys(VACANCY_CELLS);
const rowOf = (fields: Record<string, string> = {}) =>
  Object.values({ ...VACANCY_CELLS, ...fields }).join(',');
const { 締切: _, ...WITHOUT_DEADLINE } = VACANCY_CELLS;
const NOT_CLOSED = expect.stringMatching(/^:4行目 引用符（"）が閉じられていないか、/);

test.each<[string, string, unknown[]]>([
  [
    'a comma in a cell without quotation marks',
    csvOf({ ...VACANCY_CELLS, 締切: '2099/1/31 18:00,面談' }),
    [':2行目 見出しのない列に「面談」があります。カンマを含むセルは " で囲んでください。'],
  ],
  [
    'a cell below an empty heading',
    `${headings},,\n${rowOf()},,別の欄\n`,
    [':2行目 見出しのない列に「別の欄」があります。カンマを含むセルは " で囲んでください。'],
  ],
  [
    'headings that are unknown or given twice, all at once',
    `${headings},締切,備考\n${rowOf()},2099/2/1 18:00,\n`,
    [
      ':1行目 見出し「締切」が2つあります。',
      ':1行目 見出し「備考」はありません。使える見出しは --template で確認してください。',
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
      ':2行目 ID：案件 999 はありません。',
      ':2行目 案件名：必須項目です',
      expect.stringMatching(/^:2行目 分野：分野「経理」はありません。決算・開示、連結決算、/),
      ':2行目 報酬（上限）：報酬の上限が下限を下回っています。',
      ':2行目 週の稼働日数（上限）：稼働日数の上限が下限を下回っています。',
      ':2行目 都道府県：北海道、東京都などの都道府県 のいずれかを指定してください。',
      ':2行目 リモート：出社、一部リモート可、フルリモート可 のいずれかを指定してください。',
      ':2行目 開始日：必須項目です',
      ':2行目 見出しのない列に「余り」があります。カンマを含むセルは " で囲んでください。',
    ],
  ],
  [
    'the row of a mistake below empty rows',
    `${headings}\n${','.repeat(headings.length - 1)}\n\n${rowOf({ 案件名: '' })}\n`,
    [':4行目 案件名：必須項目です'],
  ],
  [
    'a column that is missing, by its heading and once',
    `${csvOf(WITHOUT_DEADLINE)}${Object.values(WITHOUT_DEADLINE).join(',')}\n`,
    [':1行目 締切（この見出しの列がありません）：必須項目です'],
  ],
  [
    'several cells of one field that are empty, each by its heading',
    csvOf({ ...VACANCY_CELLS, 報酬の単位: '', '報酬（下限）': '' }),
    [':2行目 報酬の単位：必須項目です', ':2行目 報酬（下限）：必須項目です'],
  ],
  ...[
    ...['円', '0x927C0', '1e6', '70万円', '3-4'],
    // In other countries the comma separates decimals, and the dot thousands.
    ...['1,5', '7,00', '70,0000', '0,700', '700,000,', '700.000', '1.000.000'],
  ].map((amount): [string, string, unknown[]] => [
    `${amount}, which is no number`,
    csvOf({ ...VACANCY_CELLS, '報酬（下限）': `"${amount}"` }),
    [':2行目 報酬（下限）：「700,000」や「1.5」の形の数値を指定してください。'],
  ]),
  ...['2027/2/30', '来月', '2027 年'].map((day): [string, string, unknown[]] => [
    `${day}, which is no day`,
    csvOf({ ...VACANCY_CELLS, 開始日: day }),
    [':2行目 開始日：「2027/1/31」の形の日付を指定してください。'],
  ]),
])('a spreadsheet: names %s', async (_case, text, expected) => {
  expect(await cli.importMistakes('vacancies', 'mistakes.csv', text)).toEqual(expected);
});

test('names the first 50 mistakes of a long file in its order, and the number of the others', async () => {
  const rows = Array.from({ length: 1200 }, () => rowOf({ 開始日: '', 締切: '来週' }));
  const mistakes = await cli.importMistakes('vacancies', 'long.csv', `${headings}\n${rows.join('\n')}\n`);
  expect(mistakes).toHaveLength(51);
  expect(mistakes.slice(0, 3)).toEqual([
    ':2行目 開始日：必須項目です',
    ':2行目 締切：「2027/1/31 18:00」の形の日時を指定してください。',
    ':3行目 開始日：必須項目です',
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

test('finds a vacancy that occurs twice, also far apart and in another file', async () => {
  const rows = Array.from({ length: 600 }, (_, at) => rowOf({ 案件名: `案件${at}` }));
  const many = await cli.write('many.csv', `${headings}\n${rows.join('\n')}\n`);
  const again = await cli.write('again.csv', `${headings}\n${rows[0]}\n`);
  await expect(cli.run('vacancies', 'import', many, again)).rejects.toThrow(
    `${again}:2行目 案件名：同じ案件が、この取り込みの中に2つあります。`,
  );
});

test.each([
  [
    'names which files it takes when it gets another one',
    ['vacancies', 'list.xlsx', 'PK'],
    / 取り込めるファイルは CSV（UTF-8、Shift_JIS）、JSON、YAML、Markdown です。Excel のファイルは/,
  ],
  [
    'names which files of columns it takes',
    ['columns', 'list.csv', 'PK'],
    / 取り込めるファイルは JSON、YAML、Markdown です。/,
  ],
  [
    'refuses a spreadsheet that is neither UTF-8 nor Shift_JIS',
    ['vacancies', 'utf16.csv', Buffer.from('\ufeff案件名\n', 'utf16le')],
    /文字コード|見出し/,
  ],
  ['refuses an empty spreadsheet', ['vacancies', 'empty.csv', ''], /見出しの行がありません。/],
  [
    'says how to save a document that was saved in Shift_JIS',
    ['tags', 'shift-jis.yaml', Buffer.from('id: 90001\nname: \x8a\xc4\x8d\xb8', 'latin1')],
    /^ 文字コードをUTF-8にして保存してください。$/,
  ],
  [
    'names the line that cannot be read',
    ['columns', 'unclosed.md', '---\ntitle: "閉じない\n---\n'],
    /^:\d 読み取れません/,
  ],
  [
    'names the record when the file has all records in one line',
    ['vacancies', 'list.json', JSON.stringify([VACANCY_RECORD, { ...VACANCY_RECORD, title: '' }])],
    /^:1（2件目） title：必須項目です$/,
  ],
  [
    'names each field that does not exist, with its own line',
    ['tags', 'tag.yaml', 'id: 90001\nname: 監査\nposition: 1\ncolour: green\n'],
    /^:3 position：この項目はありません。\n:4 colour：この項目はありません。$/,
  ],
] as [string, Parameters<typeof cli.importMistakes>, RegExp][])(
  'a file: %s',
  async (_case, file, message) => {
    expect((await cli.importMistakes(...file)).join('\n')).toMatch(message);
  },
);

test('asks for a file, and names a folder that is given instead', async () => {
  await expect(cli.run('vacancies', 'import')).rejects.toThrow('取り込むファイルを指定してください');
  const folder = path.join(cli.folder, 'columns');
  await mkdir(folder);
  await expect(cli.run('columns', 'import', folder)).rejects.toMatchObject({ code: 'EISDIR', path: folder });
});

const RECORDS: Record<string, object> = {
  vacancies: VACANCY_RECORD,
  seminars: SEMINAR_RECORD,
  columns: COLUMN_RECORD,
  tags: { id: 90_001, name: '監査' },
};
const mistakesOf = (kind: string, fields: object) =>
  cli.importMistakes(kind, 'record.json', JSON.stringify({ ...RECORDS[kind], ...fields }, null, 1));

test.each<[kind: string, fields: object, message: string]>([
  ['vacancies', { categories: undefined }, ':1 categories：必須項目です'],
  ['vacancies', { categories: '決算' }, ':4 categories：一覧（[…]）で指定してください。'],
  [
    'vacancies',
    { categories: [2, '決算'] },
    ':6 categories.1：分野「決算」はありません。決算・開示、連結決算、',
  ],
  ['vacancies', { reward: 700_000 }, ' reward：「項目名: 値」の組で指定してください。'],
  ['vacancies', { remote: 'home' }, ' remote：none、partial、full のいずれかを指定してください。'],
  ['vacancies', { title: 5 }, ' title：文字列で指定してください。数字だけの値は "" で囲んでください。'],
  ['vacancies', { working_days: { min: 0, max: 6 } }, ' working_days.min：1以上を指定してください。'],
  ['vacancies', { working_days: { min: 1, max: 7 } }, ' working_days.max：6以下を指定してください。'],
  ['vacancies', { working_days: { min: 1.5, max: 6 } }, ' working_days.min：整数で指定してください。'],
  ['vacancies', { categories: [1, 2, 3, 4, 5, 6, 7] }, ' categories：6個以下を指定してください。'],
  ['vacancies', { title: null }, ' title：必須項目です'],
  ['vacancies', { starts_on: undefined }, ' starts_on：必須項目です'],
  ['vacancies', { starts_on: 'soon' }, ' starts_on：YYYY-MM-DD か "in 12 days"'],
  ['vacancies', { deadline: 'in 12 days' }, '"in 12 days at 18:00" の形の日時'],
  ['vacancies', { region: 13 }, ' region：文字列で指定してください。'],
  ['seminars', { fee: undefined }, ' fee：必須項目です'],
  ['seminars', { cpe_units: 0.3 }, ' cpe_units：0.5の倍数で指定してください。'],
  ['seminars', { ends_at: 'in 12 days at 18:00' }, ':14 ends_at：終了が開始より前'],
  ['seminars', { online_url: null }, ' online_url：会場か'],
  ['seminars', { closes_before: 'in 14 days' }, ':17 closes_before：受付の締切'],
  ['seminars', { id: 999_999 }, ':17 id：セミナー 999999 はありません'],
  ['seminars', { cancelled_at: '1 day ago at 12:00' }, '中止の日時と理由は、両方を'],
  ['seminars', { capacity: 20, seats_taken: 21 }, '定員を超えています。'],
  // A value in a field that does not exist would be lost.
  ['vacancies', { publish_at: 'in 9 days at 10:00' }, ' publish_at：この項目はありません。'],
  ['vacancies', { reward: { unit: 'month', min: 0, maximum: 1 } }, 'maximum：この項目はありません。'],
  ['seminars', { capasity: 20 }, ' capasity：この項目はありません。'],
  [
    'seminars',
    { speakers: [{ ...SEMINAR_RECORD.speakers[0], photo: '/images/a.webp' }] },
    'photo：この項目はありません。',
  ],
  ['columns', { publish_at: 'in 9 days at 10:00' }, ' publish_at：この項目はありません。'],
  ['columns', { people: [{ name: '林', title: '税理士', age: 40 }] }, 'age：この項目はありません。'],
  ['tags', { position: 1 }, ' position：この項目はありません。'],
  // Control characters.
  ['tags', { name: '監査\u0007' }, ' name：使用できない文字が含まれています。その文字を削除してください。'],
  ['tags', { name: '監査\u202e' }, ' name：使用できない文字が含まれています。その文字を削除してください。'],
  [
    'vacancies',
    { place: '新宿\u0000' },
    ' place：使用できない文字が含まれています。その文字を削除してください。',
  ],
  [
    'seminars',
    { audience: ['経理\u001b[31m'] },
    ' audience.0：使用できない文字が含まれています。その文字を削除してください。',
  ],
  // Pictures that do not exist, or are not below the folder of the pictures.
  ['columns', { picture: 'no such picture' }, ':8 picture.src：/images/'],
  ...[
    '/images/../legal/terms.md',
    '/images/columns/../../../package.json',
    '/images/./a.webp',
    '/images/..',
    '/images//a.webp',
  ].map((src): [string, object, string] => [
    'columns',
    { picture: { src, width: 8, height: 8, alt: '' } },
    ' picture.src：/images/ 以下のパスを指定してください。',
  ]),
])('%s: says in Japanese what is wrong with %j', async (kind, fields, message) => {
  expect(await mistakesOf(kind, fields)).toContainEqual(expect.stringContaining(message));
});

test.each([
  ['a number of seats below that of the participants', { capacity: 4 }, 'capacity：申込みが 5 名'],
  ['another number of taken seats', { capacity: 30, seats_taken: 1 }, 'seats_taken：'],
  ['another day of publication', { published_at: '2098-01-01T00:00:00+09:00' }, 'published_at：公開済み'],
  [
    'a cancellation, which has its own command',
    { cancelled_at: '0 days ago at 00:00', cancel_reason: '講師急病' },
    /cancelled_at：.*seminars cancel/,
  ],
])('refuses for a published seminar %s', async (_case, fields, message) => {
  const id = await createOpenSeminar(cli.api.db, { seatsTaken: 5 });
  expect(await mistakesOf('seminars', { id, ...fields })).toEqual([expect.stringMatching(message)]);
});

test('reports the mistakes of several files with file and line, and imports nothing', async () => {
  const good = await cli.write('good.md', '---\ntitle: 良い記事\nlead: 説明\ntags: [133]\n---\n本文\n');
  const bad = await cli.write(
    'bad.md',
    `---\nlead: 説明\ntitle: ${'長'.repeat(121)}\ntags:\n  - 133\n  - abc\n---\n本文\n`,
  );
  const list = await cli.write('list.json', JSON.stringify([{ ...COLUMN_RECORD, tags: [7] }], null, 1));
  const failed = cli.run('columns', 'import', good, bad, list);
  await expect(failed).rejects.toThrow(`${bad}:3 title：120文字以内で入力してください。`);
  await expect(failed).rejects.toThrow(`${bad}:6 tags.1：`);
  await expect(failed).rejects.toThrow(`${list}:5 tags：タグ 7 は登録されていません。`);
  expect((await cli.api.pool.query('select from columns')).rows).toEqual([]);
});

test('names the mistakes of a record in the order of the file, with those of its values and of rules about several', async () => {
  const { title, reward, ...others } = VACANCY_RECORD;
  const record = { reward: { ...reward, max: 1 }, ...others, categories: [99], id: 999, title: '' };
  expect(await cli.importMistakes('vacancies', 'order.json', JSON.stringify(record, null, 1))).toEqual([
    ':5 reward.max：報酬の上限が下限を下回っています。',
    expect.stringMatching(/^:9 categories\.0：分野「99」はありません。/),
    ':29 id：案件 999 はありません。',
    ':30 title：必須項目です',
  ]);
});
