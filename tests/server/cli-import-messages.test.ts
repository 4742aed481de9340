import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { SEMINAR_RECORD as seminar, setUpCli, VACANCY_RECORD as vacancy } from '@/tests/setup/cli';
import { jsonOf } from '../setup/agent';

const cli = setUpCli();
beforeEach(() => cli.api.pool.query('truncate vacancies, seminars, columns cascade'));

const column = { title: '記事', lead: '説明', tags: [133], body: '<p>本文</p>' };

/** Imports the record, which must fail, and returns the error's message without the file's name. */
async function complaint(kind: string, record: object): Promise<string> {
  const file = await cli.write('record.json', JSON.stringify(record, null, 1));
  const error = await cli.run(kind, 'import', file).then(
    () => new Error('imported'),
    (failure: Error) => failure,
  );
  return error.message.replaceAll(file, '');
}

test.each([
  ['vacancies', { ...vacancy, publish_at: 'in 9 days at 10:00' }, 'publish_at'],
  ['vacancies', { ...vacancy, reward: { ...vacancy.reward, maximum: 900_000 } }, 'maximum'],
  ['seminars', { ...seminar, capasity: 20 }, 'capasity'],
  ['seminars', { ...seminar, speakers: [{ ...seminar.speakers[0], photo: '/images/a.webp' }] }, 'photo'],
  ['columns', { ...column, publish_at: 'in 9 days at 10:00' }, 'publish_at'],
  ['columns', { ...column, people: [{ name: '林', title: '税理士', age: 40 }] }, 'age'],
  ['tags', { id: 90_001, name: '監査', position: 1 }, 'position'],
])(
  '%s: refuses a field that does not exist, because its value would be lost (%#)',
  async (kind, record, field) => {
    expect(await complaint(kind, record)).toMatch(
      new RegExp(`^:\\d+ (.*\\.)?${field}：この項目はありません。$`),
    );
    expect((await jsonOf(await cli.api.agent().get('/vacancies/'))).count).toBe(0);
  },
);

test.each([
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
  ['vacancies', { working_days: { min: 0, max: 7 } }, ' working_days.min：1以上を指定してください。'],
  ['vacancies', { working_days: { min: 1, max: 7 } }, ' working_days.max：6以下を指定してください。'],
  ['vacancies', { working_days: { min: 1.5, max: 6 } }, ' working_days.min：整数で指定してください。'],
  ['vacancies', { categories: [1, 2, 3, 4, 5, 6, 7] }, ' categories：6個以下を指定してください。'],
  ['vacancies', { title: null }, ' title：必須項目です'],
  ['vacancies', { starts_on: undefined }, ' starts_on：必須項目です'],
  ['vacancies', { region: 13 }, ' region：文字列で指定してください。'],
  ['seminars', { cpe_units: 0.3 }, ' cpe_units：0.5の倍数で指定してください。'],
  ['seminars', { fee: undefined }, ' fee：必須項目です'],
])('%s: says in Japanese what is wrong with %j', async (kind, fields, message) => {
  const record = { ...(kind === 'vacancies' ? vacancy : seminar), ...fields };
  expect(await complaint(kind, record)).toContain(message);
});

test('names each field that does not exist, with its own line', async () => {
  const file = await cli.write('tag.yaml', 'id: 90001\nname: 監査\nposition: 1\ncolour: green\n');
  await expect(cli.run('tags', 'import', file)).rejects.toThrow(
    `${file}:3 position：この項目はありません。\n${file}:4 colour：この項目はありません。`,
  );
});

test('names a folder that is given instead of a file', async () => {
  const folder = path.join(cli.folder, 'columns');
  await mkdir(folder);
  await expect(cli.run('columns', 'import', folder)).rejects.toMatchObject({ code: 'EISDIR', path: folder });
});

test('reports the mistakes of several files with file and line, and imports nothing', async () => {
  const start = 'title: 良い記事\nlead: 説明\ntags: [133]';
  const good = await cli.write('good.md', `---\n${start}\n---\n本文\n`);
  const bad = await cli.write(
    'bad.md',
    `---\nlead: 説明\ntitle: ${'長'.repeat(121)}\ntags:\n  - 133\n  - abc\n---\n本文\n`,
  );
  const list = await cli.write('list.json', JSON.stringify([{ ...column, tags: [7] }], null, 1));
  const failed = cli.run('columns', 'import', good, bad, list);
  await expect(failed).rejects.toThrow(`${bad}:3 title：120文字以内で入力してください。`);
  await expect(failed).rejects.toThrow(`${bad}:6 tags.1：`);
  await expect(failed).rejects.toThrow(`${list}:5 tags：タグ 7 は登録されていません。`);
  expect(await jsonOf(await cli.api.agent().get('/columns/'))).toEqual([]);
  await cli.write('bad.md', '---\ntitle: "閉じない\n---\n');
  await expect(cli.run('columns', 'import', bad)).rejects.toThrow(/bad\.md:\d 読み取れません/);
});

test('publishes a column once, however often its file is imported, and says its id', async () => {
  const file = await cli.write('column.json', JSON.stringify(column));
  const outcomes = await Promise.allSettled([1, 2, 3].map(() => cli.run('columns', 'import', file)));
  const [printed, ...others] = outcomes.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  expect(others).toEqual([]);
  const [{ id }] = await jsonOf(await cli.api.agent().get('/columns/'));
  expect(printed).toBe(`追加\tコラム ${id}\t記事\n追加 1 件、更新 0 件、変更なし 0 件\nメール：0 通`);
  expect(await complaint('columns', column)).toBe(
    `:2 title：同じコラムがあります。置き換えるには id: ${id} を指定してください。`,
  );
  expect(await complaint('columns', { ...column, id, lead: '別の説明' })).toBe('imported');
});

test('posts a vacancy once when its file is imported several times at once', async () => {
  const file = await cli.write('vacancy.json', JSON.stringify(vacancy));
  const outcomes = await Promise.allSettled([1, 2, 3].map(() => cli.run('vacancies', 'import', file)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('names the record of a file that has all records in one line', async () => {
  const file = await cli.write('records.json', JSON.stringify([vacancy, { ...vacancy, title: '' }]));
  await expect(cli.run('vacancies', 'import', file)).rejects.toThrow(
    `${file}:1（2件目） title：必須項目です`,
  );
});

test('names the mistakes of a record in the order of the file, with those of its values and of rules about several', async () => {
  const { title, reward, ...others } = vacancy;
  const record = { reward: { ...reward, max: 1 }, ...others, categories: [99], id: 999, title: '' };
  expect((await complaint('vacancies', record)).split('\n')).toEqual([
    ':5 reward.max：報酬の上限が下限を下回っています。',
    expect.stringMatching(/^:9 categories\.0：分野「99」はありません。/),
    ':29 id：案件 999 はありません。',
    ':30 title：必須項目です',
  ]);
});
