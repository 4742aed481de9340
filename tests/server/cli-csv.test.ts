import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { jsonOf } from '@/tests/setup/agent';
import { setUpCli } from '@/tests/setup/cli';

const cli = setUpCli();

const VACANCY: Record<string, string> = {
  案件名: '連結決算の早期化支援',
  企業: '東証プライム・製造業',
  分野: '連結決算、IFRS',
  スキル: '連結決算、IFRS',
  報酬の単位: '月額',
  '報酬（下限）': '"700,000"',
  '報酬（上限）': '９００，０００円',
  '週の稼働日数（下限）': '2',
  '週の稼働日数（上限）': '3日',
  都道府県: '東京',
  リモート: '一部リモート',
  稼働時間: '1日8時間',
  開始日: '2027/1/4',
  期間: '6か月',
  内容: '"子会社14社の決算日程の短縮を""お任せ""します。\r\n①工程の見える化、㈱の連携"',
  必須の要件: '"公認会計士\r\n実務経験3年以上"',
  選考: '面談1回',
  締切: '2099/1/31 18:00',
};

const csvOf = (row: Record<string, string>) =>
  `${Object.keys(row).join(',')}\r\n${Object.values(row).join(',')}\r\n`;

async function write(name: string, content: string | Uint8Array): Promise<string> {
  const file = path.join(cli.folder, name);
  await writeFile(file, content);
  return file;
}

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
  const file = await write(
    `${encoding}.csv`,
    encode(csvOf({ ...VACANCY, 案件名: `早期化支援（${encoding}）` })),
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
  const file = await write(
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

test('names row and heading of each mistake, and imports nothing', async () => {
  const before = await listed();
  const wrong = {
    ...VACANCY,
    案件名: '',
    リモート: '在宅',
    都道府県: '関東',
    分野: '経理',
    締切: '来週',
    '報酬（上限）': '1',
  };
  const file = await write('wrong.csv', `${csvOf(VACANCY)}${Object.values(wrong).join(',')}\r\n`);
  const failed = cli.run('vacancies', 'import', file);
  for (const words of [
    'リモート：出社、一部リモート可、フルリモート可 のいずれかを指定してください。',
    '都道府県：北海道、東京都などの都道府県 のいずれかを指定してください。',
    '締切：「2027/1/31 18:00」の形の日時を指定してください。',
  ])
    await expect(failed).rejects.toThrow(`${file}:3行目 ${words}`);
  const second = await write('wrong-2.csv', csvOf({ ...VACANCY, 案件名: '', '報酬（上限）': '1' }));
  const failedToo = cli.run('vacancies', 'import', second);
  await expect(failedToo).rejects.toThrow(`${second}:2行目 案件名：必須項目です`);
  await expect(
    cli.run('vacancies', 'import', await write('unknown.csv', '案件名,備考\nあ,い\n')),
  ).rejects.toThrow(
    'unknown.csv:1行目 見出し「備考」はありません。使える見出しは --template で確認してください。',
  );
  expect(await listed()).toEqual(before);
});

test.each([
  ['vacancies', 'list.xlsx', 'CSV（UTF-8、Shift_JIS）、JSON、YAML、Markdown です。Excel のファイルは'],
  ['columns', 'list.csv', 'JSON、YAML、Markdown です。'],
])('says which files %s takes when it gets %s', async (kind, name, words) => {
  const file = await write(name, 'PK');
  await expect(cli.run(kind, 'import', file)).rejects.toThrow(`${file} 取り込めるファイルは ${words}`);
});

test('refuses a text that is neither UTF-8 nor Shift_JIS, and a file that is empty', async () => {
  const utf16 = await write('utf16.csv', Buffer.from('\ufeff案件名\n', 'utf16le'));
  await expect(cli.run('vacancies', 'import', utf16)).rejects.toThrow(/文字コード|見出し/);
  await expect(cli.run('vacancies', 'import', await write('empty.csv', ''))).rejects.toThrow(
    '見出しの行がありません。',
  );
  await expect(cli.run('vacancies', 'import')).rejects.toThrow('取り込むファイルを指定してください');
});

test.each(['vacancies', 'seminars'])(
  'prints a template of %s whose headings an import takes',
  async (kind) => {
    const template = await cli.run(kind, 'import', '--template');
    expect(template).toMatch(/^\uFEFFID,/);
    const file = await write(`${kind}-template.csv`, template);
    expect(await cli.run(kind, 'import', file)).toContain('追加 0 件、更新 0 件、変更なし 0 件');
  },
);

test('finds a vacancy that occurs twice, also far apart', async () => {
  const rows = Array.from({ length: 600 }, (_, at) => ({ ...VACANCY, 案件名: `案件${at === 599 ? 0 : at}` }));
  const text = rows.map((row) => Object.values(row).join(',')).join('\r\n');
  const file = await write('twice.csv', `${Object.keys(VACANCY).join(',')}\r\n${text}\r\n`);
  await expect(cli.run('vacancies', 'import', file)).rejects.toThrow(
    `${file}:601行目 案件名：同じ案件が、この取り込みの中に2つあります。`,
  );
});
