import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildEntry, createApplicant } from '@/tests/setup/applications';
import { setUpCli } from '@/tests/setup/cli';
import { jsonOf } from '../setup/agent';

const cli = setUpCli();

async function write(name: string, content: string): Promise<string> {
  const file = path.join(cli.folder, name);
  await writeFile(file, content);
  return file;
}

const VACANCY = `title: 連結決算の早期化支援
company_profile: 東証プライム・製造業
categories: [2]
skills: [連結決算]
reward: { unit: month, min: 600000 }
working_days: { min: 2, max: 2 }
region: "13"
remote: full
hours: 1日8時間
duration: 6か月
description: 子会社14社の決算日程の短縮をお任せします。
requirements: [公認会計士]
selection: 面談1回
starts_on: 2035-12-01
published_at: 2026-01-05T09:00:00+09:00
deadline: "2035-11-20T18:00:00+09:00"
`;
const SEMINAR = `title: 収益認識の実務
lead: 実務で迷う論点を整理します。
topic: 会計・監査
description: 契約の識別から開示までを扱います。
speakers: [{ name: 青木 健一, title: 公認会計士, profile: 監査法人を経て独立。 }]
published_at: 2026-01-05T09:00:00+09:00
starts_at: "2035-12-06T19:00:00+09:00"
ends_at: "2035-12-06T21:00:00+09:00"
online_url: https://meet.example.com/abc
fee: 0
cpe_units: 2
`;

/** Answers the question of the command, and keeps how often it was asked. */
let answers: boolean[] = [];
let asked = 0;
beforeEach(() => {
  answers = [];
  asked = 0;
  cli.confirm = async () => {
    asked += 1;
    return answers.shift() ?? false;
  };
});
afterEach(() => {
  cli.confirm = undefined;
});

async function importNew(kind: 'vacancies' | 'seminars', content: string): Promise<number> {
  const file = await write(`${kind}.yaml`, content);
  return JSON.parse(await cli.run(kind, 'import', file, '--json', '--yes')).result.ids[0];
}

/** Imports the record with its id and other contents, as a person at a terminal does. */
const importAgain = async (kind: 'vacancies' | 'seminars', id: number, content: string) =>
  cli.run(kind, 'import', await write(`${kind}.yaml`, `id: ${id}\n${content}`));

test('asks before the conditions of a vacancy change, and tells its applicants both values', async () => {
  const id = await importNew('vacancies', VACANCY);
  const { member, browser } = await createApplicant(cli.api);
  const gone = await createApplicant(cli.api);
  await browser.post('/vacancy-applications/', buildEntry(id));
  const application = await jsonOf(await gone.browser.post('/vacancy-applications/', buildEntry(id)));
  await gone.browser.post(`/vacancy-applications/${application.id}/cancel/`);
  const mailsBefore = (await cli.api.deliverMails(gone.member.email)).length;

  const lower = VACANCY.replace('600000', '550000').replace('remote: full', 'remote: none');
  answers = [false];
  await expect(importAgain('vacancies', id, lower)).rejects.toThrow('何も変更していません');
  expect(await cli.api.deliverMails(member.email)).toHaveLength(1);

  answers = [true];
  const printed = await importAgain('vacancies', id, lower);
  expect(asked).toBe(2);
  expect(printed).toContain(`応募後の変更：案件 ${id}`);
  expect(printed).toContain(`メールでお知らせする応募者 1 名（会員 ${member.id}）`);
  expect(printed).toContain('月 60万円 → 月 55万円');
  expect(printed).toContain('メール：1 通');
  const [mail] = await cli.api.deliverMails(member.email);
  expect(mail?.subject).toContain('応募した案件の条件が変わりました');
  expect(mail?.text).toMatch(/報酬の変更[：:\s]+月 60万円 → 月 55万円/);
  expect(mail?.text).toMatch(/働き方の変更[：:\s]+フルリモート可 → 出社/);
  expect(mail?.text).toContain(`/vacancy/${id}/`);
  // Who has cancelled has agreed to nothing.
  expect(await cli.api.deliverMails(gone.member.email)).toHaveLength(mailsBefore);
});

test('tells nobody of another text or deadline of a vacancy, or of the same one', async () => {
  const id = await importNew('vacancies', VACANCY.replace('早期化', '改善'));
  const { member, browser } = await createApplicant(cli.api);
  await browser.post('/vacancy-applications/', buildEntry(id));
  const same = VACANCY.replace('早期化', '改善');
  for (const content of [same, same.replace('11-20', '11-25').replace('14社', '15社')]) {
    answers = [true];
    expect(await importAgain('vacancies', id, content)).not.toContain('応募後の変更');
  }
  expect(await cli.api.deliverMails(member.email)).toHaveLength(1);
});

const NOW = Date.now();
const daysFromNow = (days: number) => new Date(NOW + days * 24 * 60 * 60_000).toISOString();

test.each([
  ['is hidden', `published_at: ${daysFromNow(3)}`, 0],
  ['has closed more than 60 days ago', `closed_at: ${daysFromNow(-61)}`, 0],
  ['has closed less than 60 days ago', `closed_at: ${daysFromNow(-59)}`, 1],
])(
  'tells applicants of changed conditions only as long as they concern them: the vacancy %s',
  async (what, line, mails) => {
    const content = VACANCY.replace('早期化', what);
    const id = await importNew('vacancies', content);
    const { member, browser } = await createApplicant(cli.api);
    await browser.post('/vacancy-applications/', buildEntry(id));
    answers = [true];
    const changed = content
      .replace('600000', '550000')
      .replace(/published_at: .*/, (old) => (line.startsWith('published_at') ? line : `${old}\n${line}`));
    expect(await importAgain('vacancies', id, changed)).toContain('更新');
    expect(await cli.api.deliverMails(member.email)).toHaveLength(1 + mails);
  },
);

test('names the affected members for programs, too', async () => {
  const id = await importNew('vacancies', VACANCY.replace('早期化', '見直し'));
  const { member, browser } = await createApplicant(cli.api);
  await browser.post('/vacancy-applications/', buildEntry(id));
  const file = await write(
    'json.yaml',
    `id: ${id}\n${VACANCY.replace('早期化', '見直し').replace('600000', '700000')}`,
  );
  const { result } = JSON.parse(await cli.run('vacancies', 'import', file, '--json', '--dry-run'));
  expect(result.notices).toEqual([
    { id, terms: [{ label: '報酬', before: '月 60万円', after: '月 70万円' }], members: [member.id] },
  ]);
  expect(await cli.api.deliverMails(member.email)).toHaveLength(1);
});

test.each([
  ['fee', 'fee: 0', 'fee: 5000', /参加費の変更[：:\s]+無料 → 5,000円（税込）/],
  ['CPD units', 'cpe_units: 2', 'cpe_units: 0', /CPDの変更[：:\s]+2単位 → 対象外/],
  [
    'time',
    '19:00',
    '18:30',
    /日時の変更[：:\s]+2035年12月6日\(木\) 19:00〜21:00 → 2035年12月6日\(木\) 18:30〜21:00/,
  ],
  [
    'place',
    'fee: 0',
    'fee: 0\nvenue: { name: 大手町ホール, address: 東京都千代田区大手町1-1 }',
    /会場の変更[：:\s]+オンライン → 大手町ホール（東京都千代田区大手町1-1）/,
  ],
])(
  'asks before the %s of a seminar changes, and tells its participants both values',
  async (what, from, to, text) => {
    const content = SEMINAR.replace('収益認識', what);
    const id = await importNew('seminars', content);
    const member = await cli.api.createMember();
    await (await cli.api.logInAs(member)).post('/applications/', { seminar: id });
    answers = [true];
    const printed = await importAgain('seminars', id, content.replace(from, to));
    expect(asked).toBe(1);
    expect(printed).toContain(`応募後の変更：セミナー ${id}`);
    expect(printed).toContain(`会員 ${member.id}`);
    const [mail] = await cli.api.deliverMails(member.email);
    expect(mail?.subject).toContain('セミナーの開催内容が変わりました');
    expect(mail?.text).toMatch(text);
  },
);
