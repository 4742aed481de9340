import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { setUpCli } from '@/tests/setup/cli';
import { jsonOf } from '../setup/agent';

const cli = setUpCli();

async function write(name: string, content: string): Promise<string> {
  const file = path.join(cli.folder, name);
  await writeFile(file, content);
  return file;
}

const vacancy = {
  title: '連結決算の早期化支援',
  company_profile: '東証プライム・製造業',
  categories: [2],
  skills: ['連結決算'],
  reward: { unit: 'month', min: 700_000 },
  working_days: { min: 2, max: 3 },
  region: '13',
  remote: 'partial',
  hours: '1日8時間',
  starts_on: 'in 30 days',
  duration: '6か月',
  description: '子会社14社の決算日程の短縮をお任せします。',
  requirements: ['公認会計士'],
  selection: '面談1回',
  deadline: 'in 12 days at 18:00',
};
const seminar = {
  title: '収益認識の実務',
  lead: '実務で迷う論点を整理します。',
  topic: '会計・監査',
  description: '契約の識別から開示までを扱います。',
  speakers: [{ name: '青木 健一', title: '公認会計士', profile: '監査法人を経て独立。' }],
  starts_at: 'in 12 days at 19:00',
  ends_at: 'in 12 days at 21:00',
  online_url: 'https://meet.example.com/abc',
  fee: 0,
};
const column = { title: '記事', lead: '説明', tags: [133], body: '<p>本文</p>' };

/** Imports the record, which must fail, and returns the error's message without the file's name. */
async function complaint(kind: string, record: object): Promise<string> {
  const file = await write('record.json', JSON.stringify(record, null, 1));
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

test('names the line of a field that does not exist', async () => {
  const file = await write(
    'column.md',
    '---\ntitle: 記事\nlead: 説明\ntags: [133]\npublish_at: x\n---\n本文\n',
  );
  await expect(cli.run('columns', 'import', file)).rejects.toThrow(
    `${file}:5 publish_at：この項目はありません。`,
  );
});

test('publishes a column once, however often its file is imported, and says its id', async () => {
  const file = await write('column.json', JSON.stringify(column));
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
  const file = await write('vacancy.json', JSON.stringify(vacancy));
  const outcomes = await Promise.allSettled([1, 2, 3].map(() => cli.run('vacancies', 'import', file)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('names the record of a file that has all records in one line', async () => {
  const file = await write('records.json', JSON.stringify([vacancy, { ...vacancy, title: '' }]));
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
