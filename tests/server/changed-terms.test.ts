import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildEntry, createApplicant } from '@/tests/setup/applications';
import { SEMINAR_RECORD, setUpCli, VACANCY_RECORD, yamlOf } from '@/tests/setup/cli';
import { daysFromNow } from '@/tests/setup/samples';
import { jsonOf } from '../setup/agent';

const cli = setUpCli();

const VACANCY = {
  ...VACANCY_RECORD,
  reward: { unit: 'month', min: 600_000 },
  remote: 'full',
  starts_on: '2035-12-01',
  published_at: '2026-01-05T09:00:00+09:00',
  deadline: '2035-11-20T18:00:00+09:00',
};
const LOWER_REWARD = { reward: { unit: 'month', min: 550_000 } };
const SEMINAR = {
  ...SEMINAR_RECORD,
  published_at: '2026-01-05T09:00:00+09:00',
  starts_at: '2035-12-06T19:00:00+09:00',
  ends_at: '2035-12-06T21:00:00+09:00',
  cpe_units: 2,
};

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

type Kind = 'vacancies' | 'seminars';

async function importNew(kind: Kind, record: object): Promise<number> {
  const file = await cli.write('record.yaml', yamlOf(record));
  return JSON.parse(await cli.run(kind, 'import', file, '--json', '--yes')).result.ids[0];
}

/** Imports the record with its id and other contents, as a person at a terminal does. */
const importAgain = (kind: Kind, id: number, record: object) =>
  cli.importFile(kind, 'record.yaml', yamlOf({ id, ...record }));

test('asks before the conditions of a vacancy change, and tells its applicants both values', async () => {
  const id = await importNew('vacancies', VACANCY);
  const { member, browser } = await createApplicant(cli.api);
  const gone = await createApplicant(cli.api);
  const suspended = await createApplicant(cli.api);
  await browser.post('/vacancy-applications/', buildEntry(id));
  await suspended.browser.post('/vacancy-applications/', buildEntry(id));
  await cli.api.pool.query("update members set status = 'suspended' where id = $1", [suspended.member.id]);
  const application = await jsonOf(await gone.browser.post('/vacancy-applications/', buildEntry(id)));
  await gone.browser.post(`/vacancy-applications/${application.id}/cancel/`);

  const lower = { ...VACANCY, ...LOWER_REWARD, remote: 'none' };
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
  // Who has cancelled has agreed to nothing: these are the mails of the application and its cancellation.
  expect(await cli.api.deliverMails(gone.member.email)).toHaveLength(2);
  expect(await cli.api.deliverMails(suspended.member.email)).toHaveLength(1);
});

test('tells nobody of another text or deadline of a vacancy, or of the same one', async () => {
  const vacancy = { ...VACANCY, title: '連結決算の改善' };
  const id = await importNew('vacancies', vacancy);
  const { member, browser } = await createApplicant(cli.api);
  await browser.post('/vacancy-applications/', buildEntry(id));
  const others = { deadline: '2035-11-25T18:00:00+09:00', description: '子会社15社の決算をお任せします。' };
  for (const fields of [{}, others]) {
    answers = [true];
    expect(await importAgain('vacancies', id, { ...vacancy, ...fields })).not.toContain('応募後の変更');
  }
  expect(await cli.api.deliverMails(member.email)).toHaveLength(1);
});

test.each([
  ['is hidden', { published_at: daysFromNow(3) }, 0],
  ['has closed more than 60 days ago', { closed_at: daysFromNow(-61) }, 0],
  ['has closed less than 60 days ago', { closed_at: daysFromNow(-59) }, 1],
])(
  'tells applicants of changed conditions only as long as they concern them: the vacancy %s',
  async (title, dates, mails) => {
    const id = await importNew('vacancies', { ...VACANCY, title });
    const { member, browser } = await createApplicant(cli.api);
    await browser.post('/vacancy-applications/', buildEntry(id));
    answers = [true];
    const changed = { ...VACANCY, title, ...LOWER_REWARD, ...dates };
    expect(await importAgain('vacancies', id, changed)).toContain('更新');
    expect(await cli.api.deliverMails(member.email)).toHaveLength(1 + mails);
  },
);

test('names the affected members for programs, too', async () => {
  const vacancy = { ...VACANCY, title: '連結決算の見直し' };
  const id = await importNew('vacancies', vacancy);
  const { member, browser } = await createApplicant(cli.api);
  await browser.post('/vacancy-applications/', buildEntry(id));
  const file = await cli.write('record.yaml', yamlOf({ id, ...vacancy, ...LOWER_REWARD }));
  const { result } = JSON.parse(await cli.run('vacancies', 'import', file, '--json', '--dry-run'));
  expect(result.notices).toEqual([
    { id, terms: [{ label: '報酬', before: '月 60万円', after: '月 55万円' }], members: [member.id] },
  ]);
  expect(await cli.api.deliverMails(member.email)).toHaveLength(1);
});

test.each([
  ['fee', { fee: 5000 }, /参加費の変更[：:\s]+無料 → 5,000円（税込）/],
  ['CPD units', { cpe_units: 0 }, /CPDの変更[：:\s]+2単位 → 対象外/],
  [
    'time',
    { starts_at: '2035-12-06T18:30:00+09:00' },
    /日時の変更[：:\s]+2035年12月6日\(木\) 19:00〜21:00 → 2035年12月6日\(木\) 18:30〜21:00/,
  ],
  [
    'place',
    { venue: { name: '大手町ホール', address: '東京都千代田区大手町1-1' } },
    /会場の変更[：:\s]+オンライン → 大手町ホール（東京都千代田区大手町1-1）/,
  ],
])(
  'asks before the %s of a seminar changes, and tells its participants both values',
  async (title, change, text) => {
    const id = await importNew('seminars', { ...SEMINAR, title });
    const member = await cli.api.createMember();
    await (await cli.api.logInAs(member)).post('/applications/', { seminar: id });
    answers = [true];
    const printed = await importAgain('seminars', id, { ...SEMINAR, title, ...change });
    expect(asked).toBe(1);
    expect(printed).toContain(`応募後の変更：セミナー ${id}`);
    expect(printed).toContain(`会員 ${member.id}`);
    const [mail] = await cli.api.deliverMails(member.email);
    expect(mail?.subject).toContain('セミナーの開催内容が変わりました');
    expect(mail?.text).toMatch(text);
  },
);
