import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { changedEnv, restoreEnv } from '@/tests/setup/changed-env';
import {
  COLUMN_RECORD,
  markdownOf,
  SEMINAR_RECORD,
  setUpCli,
  VACANCY_RECORD,
  yamlOf,
} from '@/tests/setup/cli';
import { csvOf, VACANCY_CELLS } from '@/tests/setup/csv';
import { createOpenSeminar, DAY } from '@/tests/setup/samples';
import { jsonOf } from '../setup/agent';

const cli = setUpCli();
beforeEach(() => cli.api.pool.query('truncate vacancies, seminars, columns cascade'));

const get = async (call: string) => jsonOf(await cli.api.agent().get(call));
/** Returns the only record that the site shows, or undefined. */
async function findOnly(kind: string) {
  const reply = await get(`/${kind}/`);
  const [found, ...others] = reply.results ?? reply;
  expect(others).toEqual([]);
  return found;
}
const vacancyInDetail = async () => get(`/vacancies/${(await findOnly('vacancies')).id}/`);

test.each([
  ['vacancies', '案件', VACANCY_RECORD, { description: '別の説明' }, { status: 'close' }],
  ['seminars', 'セミナー', SEMINAR_RECORD, { description: '別の説明' }, { status: 'closed' }],
  ['columns', 'コラム', COLUMN_RECORD, { lead: '別の説明' }, undefined],
])(
  '%s: imports a file once, replaces its record by the id, closes it and publishes it again',
  async (kind, label, record, change, closed) => {
    const file = await cli.write('record.json', JSON.stringify(record, null, 1));
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => cli.run(kind, 'import', file)));
    const { id, status } = await findOnly(kind);
    const [printed, ...others] = outcomes.flatMap((each) =>
      each.status === 'fulfilled' ? [each.value] : [],
    );
    expect(others).toEqual([]);
    expect(printed).toBe(
      `追加\t${label} ${id}\t${record.title}\n追加 1 件、更新 0 件、変更なし 0 件\nメール：0 通`,
    );
    expect(outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason.message] : []))).toEqual(
      Array(2).fill(
        expect.stringMatching(new RegExp(`^${file}:2 title：同じ${label}があります。.*id: ${id} を`)),
      ),
    );
    const importWith = (fields: object) =>
      cli.importFile(kind, 'record.json', JSON.stringify({ ...record, id, ...fields }));
    const rowOf = async () => (await cli.api.pool.query(`select * from ${kind}`)).rows[0];
    const before = await rowOf();
    expect(await importWith({})).toMatch(
      /^追加 0 件、更新 0 件、変更なし 1 件\n登録済みの内容と同じため、変更はありません。$/m,
    );
    expect(await rowOf()).toEqual(before);
    expect(await importWith(change)).toMatch(/^追加 0 件、更新 1 件、変更なし 0 件$/m);
    const after = await rowOf();
    expect(after).toMatchObject(change);
    expect(after.updated_at > before.updated_at).toBe(true);
    await cli.run(kind, 'close', String(id));
    expect(await findOnly(kind)).toEqual(closed && expect.objectContaining(closed));
    await cli.run(kind, 'publish', String(id));
    expect((await findOnly(kind)).status).toBe(status);
  },
);

test('counts dates such as "in 12 days" from the day of the import, and replaces categories in their order', async () => {
  const record = { ...VACANCY_RECORD, published_at: '1 day ago at 10:00' };
  await cli.importFile('vacancies', 'relative.yaml', yamlOf(record));
  const { id } = await findOnly('vacancies');
  await cli.importFile('vacancies', 'relative.yaml', yamlOf({ ...record, id, categories: [3, 2] }));
  const day = (days: number) => new Date(Date.now() + 9 * 3_600_000 + days * DAY).toISOString().slice(0, 10);
  expect(await vacancyInDetail()).toMatchObject({
    categories: [{ id: 3 }, { id: 2 }],
    starts_on: day(30),
    published_at: `${day(-1)}T10:00:00+09:00`,
    deadline: `${day(12)}T18:00:00+09:00`,
    status: 'open',
  });
});

test.each([
  ['vacancies', VACANCY_RECORD, { closed_at: '1 day ago at 12:00' }, { status: 'close' }],
  ['seminars', SEMINAR_RECORD, { capacity: 20, seats_taken: 20 }, { status: 'full' }],
  [
    'seminars',
    SEMINAR_RECORD,
    { cancelled_at: '1 day ago at 12:00', cancel_reason: '講師急病' },
    { status: 'cancelled', cancel_reason: '講師急病' },
  ],
])('imports %s in the state that the file gives (%#)', async (kind, record, fields, shown) => {
  await cli.importFile(kind, 'state.yaml', yamlOf({ ...record, ...fields }));
  expect(await findOnly(kind)).toMatchObject(shown);
});

test('takes the text below the fields of a Markdown file, and sanitizes that of a column', async () => {
  const { description: _, ...seminar } = SEMINAR_RECORD;
  await cli.importFile('seminars', 'seminar.md', markdownOf(seminar, '開示まで扱います。'));
  expect(await findOnly('seminars')).toMatchObject({ description: '開示まで扱います。' });
  const { body: _body, ...column } = COLUMN_RECORD;
  const text = '## はじめに\n\n**連結決算**の話です。<script>alert(1)</script>';
  await cli.importFile('columns', 'column.md', markdownOf(column, text));
  const { body } = await findOnly('columns');
  expect(body).toContain('<strong>連結決算</strong>');
  expect(body).not.toContain('script');
});

test('adds a tag once', async () => {
  const importTag = () => cli.importFile('tags', 'tags.json', '[{ "id": 140, "name": "国際会計士" }]');
  expect(await importTag()).toMatch(/^追加 1 件、更新 0 件、変更なし 0 件$/m);
  expect(await importTag()).toMatch(/^追加 0 件、更新 0 件、変更なし 1 件$/m);
  expect(await get('/tags/')).toContainEqual({ id: 140, name: '国際会計士' });
});

test("adds the site's picture and its sharing picture to a column that names a picture", async () => {
  await cli.importFile('columns', 'column.yaml', yamlOf({ ...COLUMN_RECORD, picture: 'three-days-a-week' }));
  expect(await findOnly('columns')).toMatchObject({
    picture: { src: '/images/columns/three-days-a-week.webp', width: 1600, height: 900, alt: '' },
    share_image: '/images/columns/share/three-days-a-week.png',
  });
});

test("takes the operator's own pictures from CONTENT_DIR, and refuses one that is not there", async () => {
  changedEnv.CONTENT_DIR = cli.folder;
  onTestFinished(restoreEnv);
  const picture = path.join(cli.folder, 'images/columns/own.webp');
  const column = {
    ...COLUMN_RECORD,
    picture: { src: '/images/columns/own.webp', width: 800, height: 450, alt: '会議室' },
  };
  expect(await cli.importMistakes('columns', 'own.yaml', yamlOf(column))).toEqual([
    `:5 picture.src：画像がありません。${picture} に置いてください。`,
  ]);
  await mkdir(path.dirname(picture), { recursive: true });
  await writeFile(picture, 'picture');
  expect(await cli.importFile('columns', 'own.yaml', yamlOf(column))).toContain('追加 1 件');
  const speakers = [{ ...SEMINAR_RECORD.speakers[0], picture: '/images/no.webp' }];
  expect(
    await cli.importMistakes('seminars', 'speaker.yaml', yamlOf({ ...SEMINAR_RECORD, speakers })),
  ).toEqual([expect.stringContaining('speakers.0.picture：画像がありません。')]);
});

test('sends participants one mail when an import changes the place, and none when it changes nothing or only a text', async () => {
  const id = await createOpenSeminar(cli.api.db);
  const member = await cli.api.createMember();
  await (await cli.api.logInAs(member)).post('/applications/', { seminar: id });
  const importWith = (fields: object) =>
    cli.importFile('seminars', 'seminar.yaml', yamlOf({ ...SEMINAR_RECORD, id, ...fields }));
  await importWith({});
  const { revision } = await findOnly('seminars');
  const { length: before } = await cli.api.deliverMails(member.email);
  await importWith({});
  expect((await findOnly('seminars')).revision).toBe(revision);
  await importWith({ description: '別の説明' });
  expect((await findOnly('seminars')).revision).toBe(revision + 1);
  expect(await cli.api.deliverMails(member.email)).toHaveLength(before);
  const moved = { description: '別の説明', venue: { name: '大手町会議室', address: '千代田区大手町1-1' } };
  await importWith(moved);
  await importWith(moved);
  expect(await cli.api.deliverMails(member.email)).toHaveLength(before + 1);
});

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

const WITH_PLAIN_NUMBER = { ...VACANCY_CELLS, '報酬（下限）': '700,000' };

test.each<[string, string | Uint8Array]>([
  ['in UTF-8', `\uFEFF${csvOf(VACANCY_CELLS)}`],
  ['in Shift_JIS', toShiftJis(csvOf(VACANCY_CELLS))],
  ['whose cells are separated by semicolons', csvOf(WITH_PLAIN_NUMBER, ';')],
  ['whose cells are separated by tabs', csvOf(WITH_PLAIN_NUMBER, '\t')],
])('imports a vacancy from a spreadsheet %s', async (_case, content) => {
  expect(await cli.importFile('vacancies', 'vacancy.csv', content)).toMatch(
    /^追加 1 件、更新 0 件、変更なし 0 件$/m,
  );
  expect(await vacancyInDetail()).toMatchObject({
    title: '連結決算の早期化支援',
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

test('skips the empty rows of a spreadsheet', async () => {
  const [headings, row] = csvOf(VACANCY_CELLS).split(/\r\n(?=連結)/);
  const empty = ','.repeat(Object.keys(VACANCY_CELLS).length - 1);
  const text = `${headings},\n${empty}\n\n${row}${empty}\n`;
  expect(await cli.importFile('vacancies', 'empty-rows.csv', text)).toContain('追加 1 件、更新 0 件');
});

test('imports a seminar from a spreadsheet with lecturers and a program, whose titles keep their signs', async () => {
  const text = csvOf({
    セミナー名: '収益認識の実務',
    リード文: '実務で迷う論点を整理します。',
    テーマ: '会計・監査',
    内容: '契約の識別から開示までを扱います。',
    プログラム: '"１９：００ ①㈱青空～ⅲ\n19:40 質疑"',
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
  });
  await cli.importFile('seminars', 'seminar.csv', text);
  expect(await findOnly('seminars')).toMatchObject({
    starts_at: '2099-01-20T19:00:00+09:00',
    closes_before: '2099-01-20',
    speakers: [{ name: '青木 健一' }],
    program: [
      { time: '19:00', title: '①㈱青空～ⅲ' },
      { time: '19:40', title: '質疑' },
    ],
    fee: 3000,
    remaining: 20,
  });
});

test.each(['vacancies', 'seminars'])(
  'prints a template of %s with an example, which an import takes once it is no longer marked as one',
  async (kind) => {
    const template = await cli.run(kind, 'import', '--template');
    expect(template).toMatch(/^\uFEFFID,.*\n記入例,/);
    expect(await cli.importMistakes(kind, 'template.csv', template)).toEqual([
      ':2行目 ID：記入例の行です。この行を削除してください。',
    ]);
    expect(await cli.importFile(kind, 'template.csv', template.replace('\n記入例,', '\n,'))).toContain(
      '追加 1 件、更新 0 件、変更なし 0 件',
    );
  },
);

test('says how far a long import is, at once and before it asks, and not again', async () => {
  const rows = Array.from({ length: 1001 }, (_, at) =>
    Object.values({ ...VACANCY_CELLS, 案件名: `長いファイル${at}` }).join(','),
  );
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
  const text = `${Object.keys(VACANCY_CELLS)}\n${rows.join('\n')}\n`;
  const printed = await cli.importFile('vacancies', 'long.csv', text);
  expect(cli.errors).toBe(progress);
  expect(question).toMatch(/^追加\t[\s\S]*追加 1001 件/);
  expect(printed).toMatch(/^追加\t[\s\S]*追加 1001 件/);
});
