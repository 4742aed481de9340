import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { replaceCareers } from '@/server/members/career-education';
import { vacancies } from '@/server/vacancies/tables';
import { daysFromNow, insertVacancySamples } from '@/tests/setup/samples';
import { jsonOf } from '../setup/agent';
import { setUpTestApi } from '../setup/api';
import {
  buildEntry,
  createApplicant,
  createOpenVacancy,
  createVacancyApplication,
} from '../setup/applications';
import { vacancyApplicationSchema } from '../setup/wire-schemas';

const api = setUpTestApi();

const PATH = '/vacancy-applications/';
const close = (id: number) =>
  api.db.update(vacancies).set({ closedAt: new Date() }).where(eq(vacancies.id, id));
const eventsOf = ({ history }: { history: { event: string }[] }) => history.map(({ event }) => event);

describe('the conditions of an application', () => {
  const changed = { rewardUnit: 'month', rewardMin: 550_000, rewardMax: null, hours: '1日5時間' } as const;

  test('are those of the vacancy when the member applied, and the current ones after a reapplication', async () => {
    const { browser } = await createApplicant(api);
    const vacancy = await createOpenVacancy(api);
    const shown = await jsonOf(await browser.get(`/vacancies/${vacancy}/`));
    const { conditions, id } = await jsonOf(await browser.post(PATH, buildEntry(vacancy)));
    expect(shown).toMatchObject(conditions);
    expect(Object.keys(conditions)).toHaveLength(9);
    await api.db.update(vacancies).set(changed).where(eq(vacancies.id, vacancy));
    const [applied] = (await jsonOf(await browser.get('/vacancy-applied/'))).results;
    expect(applied.conditions).toEqual(conditions);
    expect((await jsonOf(await browser.post(PATH, buildEntry(vacancy)))).conditions).toEqual(conditions);
    expect((await jsonOf(await browser.post(`${PATH}${id}/cancel/`))).conditions).toEqual(conditions);
    const reapplied = await jsonOf(await browser.patch(`${PATH}${id}/reapplication/`));
    expect(reapplied.conditions).toEqual({
      ...conditions,
      reward: { unit: 'month', min: 550_000, max: null },
      hours: '1日5時間',
    });
  });
});

test('an application tells the licenses that the company gets with it', async () => {
  const { member, browser } = await createApplicant(api);
  const license = { certification: 'cpa', name: '', registration_number: '12345', acquired_on: '2015-04' };
  expect((await browser.patch(`/members/${member.id}/`, { licenses: [license] })).status).toBe(200);
  // No license of another member is told.
  const other = await createApplicant(api);
  const licensesOfOther = [{ ...license, certification: 'tax_accountant' }];
  const saved = await other.browser.patch(`/members/${other.member.id}/`, { licenses: licensesOfOther });
  expect(saved.status).toBe(200);
  const vacancy = await createOpenVacancy(api);
  const { licenses } = await jsonOf(await browser.post(PATH, buildEntry(vacancy)));
  expect(licenses).toEqual(['公認会計士（2015年4月取得、登録番号 12345）']);
  const [applied] = (await jsonOf(await browser.get('/vacancy-applied/'))).results;
  expect(applied.licenses).toEqual(licenses);
});

describe('applying', () => {
  test('returns 201 with the record, adds one event and sends one mail', async () => {
    const { member, browser } = await createApplicant(api);
    const vacancy = await createOpenVacancy(api);
    const response = await browser.post(
      PATH,
      buildEntry(vacancy, { start_timing: 'specified', start_date: '2027-02-01', request: ' 在宅希望 ' }),
    );
    expect(response.status).toBe(201);
    const application = await jsonOf(response);
    expect(vacancyApplicationSchema.parse(application)).toEqual(application);
    expect(application).toMatchObject({
      vacancy,
      status: 'applied',
      start_timing: 'specified',
      start_date: '2027-02-01',
      request: '在宅希望',
    });
    expect(application.history).toEqual([{ event: 'apply', at: expect.stringMatching(/\+09:00$/) }]);
    const mails = await api.deliverMails(member.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(`/vacancy/${vacancy}/`);
  });

  test('again returns 200 with the first record and no second mail, even with a different text', async () => {
    const { browser, vacancyId: vacancy, email, applicationId: id } = await createVacancyApplication(api);
    const again = await browser.post(
      PATH,
      buildEntry(vacancy, { message: '別のタブで書いた文章です。'.repeat(20) }),
    );
    expect(again.status).toBe(200);
    expect(await jsonOf(again)).toMatchObject({
      id,
      message: buildEntry(vacancy).message,
      history: [{ event: 'apply' }],
    });
    expect(await api.deliverMails(email)).toHaveLength(1);
  });

  test('again returns 200 after the vacancy has closed, as a retry after a lost response', async () => {
    const { browser, vacancyId: vacancy, applicationId: id } = await createVacancyApplication(api);
    await close(vacancy);
    const again = await browser.post(PATH, buildEntry(vacancy));
    expect([again.status, (await jsonOf(again)).id]).toEqual([200, id]);
  });

  test('drops a start date that the chosen timing does not need', async () => {
    const { browser } = await createApplicant(api);
    const entry = buildEntry(await createOpenVacancy(api), {
      start_timing: 'within_month',
      start_date: '2027-02-01',
    });
    expect(await jsonOf(await browser.post(PATH, entry))).toMatchObject({
      start_timing: 'within_month',
      start_date: null,
    });
  });

  test('to a closed vacancy returns 409 vacancy_closed before and after the deadline, and stores nothing', async () => {
    const { browser } = await createApplicant(api);
    const ids = await insertVacancySamples(api.db, [
      { closedAt: daysFromNow(-0.1) },
      { deadline: daysFromNow(-0.1) },
    ]);
    for (const id of ids) {
      const response = await browser.post(PATH, buildEntry(id));
      expect(response.status).toBe(409);
      expect(await jsonOf(response)).toEqual({
        code: 'vacancy_closed',
        error: 'この案件は募集を終了しました。',
      });
    }
    expect(await jsonOf(await browser.get(PATH))).toEqual([]);
  });

  test('without a work history returns 409 work_history_required, and succeeds once it exists', async () => {
    const { member, browser } = await api.createLoggedInMember();
    const vacancy = await createOpenVacancy(api);
    const response = await browser.post(PATH, buildEntry(vacancy));
    expect(response.status).toBe(409);
    expect(await jsonOf(response)).toMatchObject({
      code: 'work_history_required',
      error: '応募には職務経歴の登録が必要です。',
    });
    expect(await api.deliverMails(member.email)).toEqual([]);
    await replaceCareers(api.db, member.id, [
      { company: '東亜会計', position: '', started_on: '2020-01', ended_on: null, description: '' },
    ]);
    expect((await browser.post(PATH, buildEntry(vacancy))).status).toBe(201);
  });

  test('with invalid values returns 400 with a message at each field', async () => {
    const { browser } = await createApplicant(api);
    const vacancy = await createOpenVacancy(api);
    const response = await browser.post(PATH, {
      vacancy,
      start_timing: 'specified',
      message: '短い',
      request: 'あ'.repeat(501),
    });
    expect(response.status).toBe(400);
    expect(await jsonOf(response)).toMatchObject({
      message: [expect.stringContaining('100文字以上')],
      request: [expect.any(String)],
    });
  });
});

describe('cancelling and reapplying', () => {
  test('change the status, add to the history and send a mail each, and repeats change nothing', async () => {
    const { browser, email, applicationId: id } = await createVacancyApplication(api);
    const steps = [
      () => browser.post(`${PATH}${id}/cancel/`),
      () => browser.post(`${PATH}${id}/cancel/`),
      () => browser.patch(`${PATH}${id}/reapplication/`),
      () => browser.patch(`${PATH}${id}/reapplication/`),
      () => browser.post(`${PATH}${id}/cancel/`),
    ];
    const seen = [];
    for (const step of steps) {
      const response = await step();
      expect(response.status).toBe(200);
      const application = vacancyApplicationSchema.parse(await jsonOf(response));
      seen.push(`${application.status} ${application.history.length}`);
    }
    expect(seen).toEqual(['cancelled 2', 'cancelled 2', 'applied 3', 'applied 3', 'cancelled 4']);
    const [application] = await jsonOf(await browser.get(PATH));
    expect(eventsOf(application)).toEqual(['apply', 'cancel', 'reapply', 'cancel']);
    expect(await api.deliverMails(email)).toHaveLength(4);
  });

  test('after cancelling, a new application returns 409 and asks to reapply', async () => {
    const { browser, vacancyId: vacancy, applicationId: id } = await createVacancyApplication(api);
    await browser.post(`${PATH}${id}/cancel/`);
    const response = await browser.post(PATH, buildEntry(vacancy));
    expect(response.status).toBe(409);
    expect((await jsonOf(response)).error).toBe('この案件への応募は取り消されています。再応募してください。');
  });

  test('after the vacancy has closed, cancelling works and reapplying returns 409 vacancy_closed', async () => {
    const { browser, vacancyId: vacancy, applicationId: id } = await createVacancyApplication(api);
    await close(vacancy);
    expect((await browser.post(`${PATH}${id}/cancel/`)).status).toBe(200);
    const response = await browser.patch(`${PATH}${id}/reapplication/`);
    expect(response.status).toBe(409);
    expect((await jsonOf(response)).code).toBe('vacancy_closed');
  });
});
