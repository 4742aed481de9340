import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { jsonOf } from '@/tests/setup/agent';
import { setUpCli } from '@/tests/setup/cli';
import { csvOf, VACANCY_CELLS } from '@/tests/setup/csv';

const cli = setUpCli();
beforeEach(() => cli.api.pool.query('truncate vacancies, seminars, columns cascade'));

/** Returns the bytes of a text in Shift_JIS. Node.js decodes it, but does not encode it. */
function toShiftJis(text: string): Uint8Array {
  const decoder = new TextDecoder('shift_jis');
  const codes = new Map<string, number[]>();
  for (let lead = 0x81; lead <= 0xfc; lead += 1)
    for (let trail = 0x40; trail <= 0xfc; trail += 1) {
      const character = decoder.decode(Uint8Array.of(lead, trail));
      if (character.length === 1 && !codes.has(character)) codes.set(character, [lead, trail]);
    }
  return Uint8Array.from(
    [...text].flatMap((character) =>
      character.charCodeAt(0) < 0x80 ? [character.charCodeAt(0)] : (codes.get(character) ?? []),
    ),
  );
}

const listed = async () => (await jsonOf(await cli.api.agent().get('/vacancies/'))).results;

test.each([
  ['UTF-8', (text: string) => `\uFEFF${text}`],
  ['Shift_JIS', toShiftJis],
])('imports a vacancy from a spreadsheet in %s', async (encoding, encode) => {
  const file = await cli.write(
    `${encoding}.csv`,
    encode(csvOf({ ...VACANCY_CELLS, 案件名: `早期化支援（${encoding}）` })),
  );
  expect(await cli.run('vacancies', 'import', file)).toMatch(/^追加 1 件、更新 0 件、変更なし 0 件$/m);
  const [{ id }] = await listed();
  expect(await jsonOf(await cli.api.agent().get(`/vacancies/${id}/`))).toMatchObject({
    title: `早期化支援（${encoding}）`,
    categories: [{ name: '連結決算' }, { name: 'IFRS' }],
    reward: { unit: 'month', min: 700_000, max: 900_000 },
    working_days: { min: 2, max: 3 },
    region: '13',
    remote: 'partial',
    starts_on: '2027-01-04',
    deadline: '2099-01-31T18:00:00+09:00',
    description: '子会社14社の決算日程の短縮を"お任せ"します。\n①工程の見える化、㈱の連携',
    requirements: ['公認会計士', '実務経験3年以上'],
  });
});

test('imports a seminar with lecturers and a program', async () => {
  const file = await cli.write(
    'seminar.csv',
    csvOf({
      セミナー名: '収益認識の実務',
      リード文: '実務で迷う論点を整理します。',
      テーマ: '会計・監査',
      内容: '契約の識別から開示までを扱います。',
      プログラム: '"19:00 契約の識別\n19:40 質疑"',
      講師1: '青木 健一',
      講師1の肩書: '公認会計士',
      講師1の紹介: '監査法人を経て独立。',
      講師2: '',
      講師2の肩書: '',
      講師2の紹介: '',
      開始日時: '2099/1/20 19:00',
      終了日時: '2099/1/20 21:00',
      会場: '大手町会議室',
      会場の住所: '千代田区大手町1-1',
      参加費: '"3,000円"',
      定員: '20名',
    }),
  );
  await cli.run('seminars', 'import', file);
  const [seminar] = (await jsonOf(await cli.api.agent().get('/seminars/'))).results;
  expect(seminar).toMatchObject({
    starts_at: '2099-01-20T19:00:00+09:00',
    speakers: [{ name: '青木 健一' }],
    program: [
      { time: '19:00', title: '契約の識別' },
      { time: '19:40', title: '質疑' },
    ],
    fee: 3000,
    remaining: 20,
  });
});

test.each([
  ['vacancies', 'list.xlsx', 'CSV（UTF-8、Shift_JIS）、JSON、YAML、Markdown です。Excel のファイルは'],
  ['columns', 'list.csv', 'JSON、YAML、Markdown です。'],
])('says which files %s takes when it gets %s', async (kind, name, words) => {
  const file = await cli.write(name, 'PK');
  await expect(cli.run(kind, 'import', file)).rejects.toThrow(`${file} 取り込めるファイルは ${words}`);
});

test('refuses a text that is neither UTF-8 nor Shift_JIS, and a file that is empty', async () => {
  const utf16 = await cli.write('utf16.csv', Buffer.from('\ufeff案件名\n', 'utf16le'));
  await expect(cli.run('vacancies', 'import', utf16)).rejects.toThrow(/文字コード|見出し/);
  await expect(cli.run('vacancies', 'import', await cli.write('empty.csv', ''))).rejects.toThrow(
    '見出しの行がありません。',
  );
  await expect(cli.run('vacancies', 'import')).rejects.toThrow('取り込むファイルを指定してください');
});

test.each(['vacancies', 'seminars'])(
  'prints a template of %s with an example, which an import takes once it is no longer marked as one',
  async (kind) => {
    const template = await cli.run(kind, 'import', '--template');
    expect(template).toMatch(/^\uFEFFID,.*\n記入例,/);
    const file = await cli.write(`${kind}-template.csv`, `${template}\n`);
    await expect(cli.run(kind, 'import', file)).rejects.toThrow(
      `${file}:2行目 ID：記入例の行です。この行を削除してください。`,
    );
    await cli.write(`${kind}-template.csv`, template.replace('\n記入例,', '\n,'));
    expect(await cli.run(kind, 'import', file)).toContain('追加 1 件、更新 0 件、変更なし 0 件');
  },
);

test.each([
  ['semicolons', ';'],
  ['tabs', '\t'],
])('imports a file whose cells are separated by %s', async (words, separator) => {
  const row = { ...VACANCY_CELLS, 案件名: `区切り文字 ${words}`, '報酬（下限）': '700,000' };
  const lines = [Object.keys(row), Object.values(row)].map((cells) => cells.join(separator));
  const file = await cli.write('separated.csv', lines.join('\r\n'));
  expect(await cli.run('vacancies', 'import', file)).toContain(`区切り文字 ${words}`);
  expect((await listed())[0]).toMatchObject({ title: `区切り文字 ${words}`, reward: { min: 700_000 } });
});

test('keeps the signs of a title in a program, and takes times in full-width digits', async () => {
  const example = (await cli.run('seminars', 'import', '--template'))
    .replace('\n記入例,', '\n,')
    .replace('収益認識の実務', '記号の残るセミナー')
    .replace('19:00 契約の識別', '１９：００ ①㈱青空～ⅲ')
    .replace('2027/2/1 10:00', '');
  await cli.run('seminars', 'import', await cli.write('program.csv', example));
  const seminars = (await jsonOf(await cli.api.agent().get('/seminars/'))).results;
  expect(seminars).toContainEqual(
    expect.objectContaining({
      title: '記号の残るセミナー',
      program: [
        { time: '19:00', title: '①㈱青空～ⅲ' },
        { time: '20:30', title: '質疑応答' },
      ],
    }),
  );
});

test('says how far a long import is, at once and before it asks, and not again', async () => {
  const rows = Array.from({ length: 1001 }, (_, at) =>
    Object.values({ ...VACANCY_CELLS, 案件名: `長いファイル${at}` }).join(','),
  );
  const file = await cli.write('long.csv', `${Object.keys(VACANCY_CELLS)}\n${rows.join('\n')}\n`);
  const progress = '500 件を確認しました。\n1000 件を確認しました。\n';
  let question = '';
  onTestFinished(() => {
    cli.confirm = undefined;
  });
  cli.confirm = async (asked) => {
    expect(cli.errors).toBe(progress);
    question = asked;
    return true;
  };
  const printed = await cli.run('vacancies', 'import', file);
  expect(cli.errors).toBe(progress);
  expect(question).toMatch(/^追加\t[\s\S]*追加 1001 件/);
  expect(printed).toMatch(/^追加\t[\s\S]*追加 1001 件/);
});
