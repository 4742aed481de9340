import { eq } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { setSiteConfig, siteConfig } from '@/config/site';
import {
  cancelSeminar,
  remindParticipants,
  updateSeminarAndNotify,
} from '@/server/seminar-applications/notifications';
import { cancelOpenSeminarApplications } from '@/server/seminar-applications/service';
import { seminars } from '@/server/seminars/tables';
import { createOpenSeminar, daysFromNow, PAST_DATES } from '@/tests/setup/samples';
import { jsonOf } from '../setup/agent';
import { SITE_ORIGIN, setUpTestApi } from '../setup/api';
import {
  appliedSeminarPageSchema,
  appliedSeminarSummaryPageSchema,
  seminarApplicationSchema,
  seminarApplicationsSchema,
} from '../setup/wire-schemas';

const api = setUpTestApi();

const PATH = '/applications/';

async function createAppliedMember(seminar: Parameters<typeof createOpenSeminar>[1] = {}) {
  const { member, browser } = await api.createLoggedInMember();
  const seminarId = await createOpenSeminar(api.db, seminar);
  const { id } = await jsonOf(await browser.post(PATH, { seminar: seminarId }));
  return { member, browser, seminar: seminarId, id: id as number };
}

const readSeatsTaken = async (id: number) =>
  (await api.db.select({ taken: seminars.seatsTaken }).from(seminars).where(eq(seminars.id, id)))[0]?.taken;

describe('applying', () => {
  test('returns 201, takes a seat, returns the online URL and sends one mail', async () => {
    const { member, browser } = await api.createLoggedInMember();
    const seminar = await createOpenSeminar(api.db);
    const response = await browser.post(PATH, { seminar });
    expect(response.status).toBe(201);
    const application = await jsonOf(response);
    expect(seminarApplicationSchema.parse(application)).toEqual(application);
    expect(application).toMatchObject({
      seminar,
      status: 'applied',
      online_url: 'https://meet.example.com/abc',
    });
    expect(await readSeatsTaken(seminar)).toBe(1);
    const [mail, ...others] = await api.deliverMails(member.email);
    expect(others).toEqual([]);
    expect(mail?.text).toContain(`/seminar/${seminar}/`);
    expect(mail?.text).toContain('https://meet.example.com/abc');
  });

  test('again returns 200 with the first record, one seat and one mail, even when the seminar is full', async () => {
    const { member, browser, seminar, id } = await createAppliedMember({ capacity: 1 });
    const again = await browser.post(PATH, { seminar });
    expect([again.status, (await jsonOf(again)).id]).toEqual([200, id]);
    expect(await readSeatsTaken(seminar)).toBe(1);
    expect(await api.deliverMails(member.email)).toHaveLength(1);
  });

  test.each([
    ['past', PAST_DATES, '終了しました'],
    ['closed', { closedAt: new Date() }, '受付は終了'],
    ['closed', { startsAt: daysFromNow(0.2) }, '受付は終了'],
    ['cancelled', { cancelledAt: new Date() }, '中止'],
  ])('to a seminar that is %s returns 409 and stores nothing', async (status, seminar, text) => {
    const { browser } = await api.createLoggedInMember();
    const response = await browser.post(PATH, { seminar: await createOpenSeminar(api.db, seminar) });
    expect(response.status).toBe(409);
    expect(await jsonOf(response)).toMatchObject({
      code: `seminar_${status}`,
      error: expect.stringContaining(text),
    });
    expect(await jsonOf(await browser.get(PATH))).toEqual([]);
  });

  test('to a full seminar returns 409 seminar_full until a participant cancels', async () => {
    const first = await createAppliedMember({ capacity: 1 });
    const { browser } = await api.createLoggedInMember();
    const response = await browser.post(PATH, { seminar: first.seminar });
    expect(await jsonOf(response)).toMatchObject({ code: 'seminar_full' });
    await first.browser.post(`${PATH}${first.id}/cancel/`);
    expect((await browser.post(PATH, { seminar: first.seminar })).status).toBe(201);
    const reapplication = await first.browser.patch(`${PATH}${first.id}/reapplication/`);
    expect([reapplication.status, (await jsonOf(reapplication)).code]).toEqual([409, 'seminar_full']);
  });
});

describe('cancelling and reapplying', () => {
  test('change the taken seats, add to the history and send a mail each, and repeats change nothing', async () => {
    const { member, browser, seminar, id } = await createAppliedMember();
    const seen = [];
    for (const step of ['cancel', 'cancel', 'reapply', 'reapply', 'cancel']) {
      const response =
        step === 'cancel'
          ? await browser.post(`${PATH}${id}/cancel/`)
          : await browser.patch(`${PATH}${id}/reapplication/`);
      expect(response.status).toBe(200);
      const { status, history, online_url } = seminarApplicationSchema.parse(await jsonOf(response));
      expect(online_url === null).toBe(status === 'cancelled');
      seen.push(`${status} ${history.length} ${await readSeatsTaken(seminar)}`);
    }
    expect(seen).toEqual(['cancelled 2 0', 'cancelled 2 0', 'applied 3 1', 'applied 3 1', 'cancelled 4 0']);
    expect(await api.deliverMails(member.email)).toHaveLength(4);
    const secondApplication = await browser.post(PATH, { seminar });
    expect([secondApplication.status, (await jsonOf(secondApplication)).code]).toEqual([
      409,
      'application_cancelled',
    ]);
  });

  test('cancelling works after the deadline, but not after the start of the seminar', async () => {
    const { browser, seminar, id } = await createAppliedMember();
    await api.db
      .update(seminars)
      .set({ startsAt: daysFromNow(-0.01), closesBefore: '2020-01-01' })
      .where(eq(seminars.id, seminar));
    const running = await browser.post(`${PATH}${id}/cancel/`);
    expect([running.status, (await jsonOf(running)).code]).toEqual([409, 'seminar_started']);
    await api.db
      .update(seminars)
      .set({ ...PAST_DATES, closesBefore: '2020-01-01' })
      .where(eq(seminars.id, seminar));
    expect((await browser.post(`${PATH}${id}/cancel/`)).status).toBe(409);
    const late = await createAppliedMember();
    await api.db.update(seminars).set({ closedAt: new Date() }).where(eq(seminars.id, late.seminar));
    expect((await late.browser.post(`${PATH}${late.id}/cancel/`)).status).toBe(200);
    const reapplication = await late.browser.patch(`${PATH}${late.id}/reapplication/`);
    expect((await jsonOf(reapplication)).code).toBe('seminar_closed');
  });

  test('withdrawing cancels every open application without a mail', async () => {
    const { member, browser, seminar } = await createAppliedMember();
    await cancelOpenSeminarApplications(api.db, member.id);
    await cancelOpenSeminarApplications(api.db, member.id);
    expect(await readSeatsTaken(seminar)).toBe(0);
    const [application] = seminarApplicationsSchema.parse(await jsonOf(await browser.get(PATH)));
    expect(application?.history.map(({ event }) => event)).toEqual(['apply', 'cancel']);
    expect(await api.deliverMails(member.email)).toHaveLength(1);
  });
});

describe('the lists', () => {
  test("contain the member's applications in the agreed shapes", async () => {
    const { browser, id, seminar } = await createAppliedMember();
    const full = await jsonOf(await browser.get('/applied/'));
    expect(appliedSeminarPageSchema.parse(full)).toEqual(full);
    expect(full.results).toMatchObject([{ id, seminar: { id: seminar, status: 'open' } }]);
    const summaries = await jsonOf(await browser.get('/seminar-applied-summaries/'));
    expect(appliedSeminarSummaryPageSchema.parse(summaries)).toEqual(summaries);
    expect((await jsonOf(await browser.get('/applied/?page=2'))).results).toEqual([]);
  });
});

describe('notifications', () => {
  test("sends a reminder once a day ahead, again for a new time, and never against the member's setting", async () => {
    const { member, seminar } = await createAppliedMember();
    const silent = await api.createMember({ allowSeminar: false });
    await (await api.logInAs(silent)).post(PATH, { seminar });
    await remindParticipants(api.db, SITE_ORIGIN);
    expect(await api.deliverMails(member.email)).toHaveLength(1);
    await api.db
      .update(seminars)
      .set({ startsAt: daysFromNow(0.9), endsAt: daysFromNow(1), closesBefore: '2020-01-01' })
      .where(eq(seminars.id, seminar));
    await Promise.all([1, 2, 3].map(() => remindParticipants(api.db, SITE_ORIGIN)));
    const [reminder, ...before] = await api.deliverMails(member.email);
    expect(reminder?.subject).toContain('まもなく開催');
    expect(before).toHaveLength(1);
    expect(await api.deliverMails(silent.email)).toHaveLength(1);
  });

  test('notifies participants of a new time, but not of a corrected text', async () => {
    const { member, browser, seminar } = await createAppliedMember();
    await updateSeminarAndNotify(api.db, seminar, { lead: '誤字を直しました。' }, SITE_ORIGIN);
    expect(await api.deliverMails(member.email)).toHaveLength(1);
    await updateSeminarAndNotify(
      api.db,
      seminar,
      { startsAt: daysFromNow(20), endsAt: daysFromNow(20.1) },
      SITE_ORIGIN,
    );
    expect((await api.deliverMails(member.email))[0]?.subject).toContain('変わりました');
    const { results } = await jsonOf(await browser.get(`/seminars/?id=${seminar}`));
    expect(results[0].revision).toBe(2);
  });

  test('notifies participants of a cancellation once, with the reason, and rejects later requests', async () => {
    const { member, browser, seminar, id } = await createAppliedMember();
    for (const _ of [1, 2]) await cancelSeminar(api.db, seminar, '講師の都合によります。', SITE_ORIGIN);
    const mails = await api.deliverMails(member.email);
    expect(mails).toHaveLength(2);
    expect(mails[0]?.text).toContain('講師の都合によります。');
    expect((await browser.post(`${PATH}${id}/cancel/`)).status).toBe(409);
    const [application] = await jsonOf(await browser.get(PATH));
    expect(application.online_url).toBeNull();
  });
});

test('the mail repeats the fee, how it is paid and until when it can be cancelled', async () => {
  const usualSite = siteConfig();
  onTestFinished(() => setSiteConfig(usualSite));
  setSiteConfig({ ...usualSite, seminarPayment: '請求書をお送りします。' });
  const dates = {
    startsAt: new Date('2035-12-06T10:00:00Z'),
    endsAt: new Date('2035-12-06T12:00:00Z'),
  };
  const { member, browser, id } = await createAppliedMember({ ...dates, fee: 5500 });
  await browser.post(`${PATH}${id}/cancel/`);
  await browser.patch(`${PATH}${id}/reapplication/`);
  const [reapplied, cancelled, applied] = await api.deliverMails(member.email);
  for (const mail of [reapplied, applied]) {
    expect(mail?.html).toMatch(/<a href="[^"]*\/seminar\/\d+\/"/);
    expect(mail?.text).toMatch(/参加費[：:\s]+5,500円（税込）/);
    expect(mail?.text).toMatch(/お支払い[：:\s]+請求書をお送りします。/);
    expect(mail?.text).toMatch(/取り消しの期限[：:\s]+12月6日\(木\) 19:00（開始）まで/);
  }
  expect(cancelled?.text).not.toContain('お支払い');

  const free = await createAppliedMember({ ...dates, fee: 0 });
  const [confirmation] = await api.deliverMails(free.member.email);
  expect(confirmation?.text).toMatch(/参加費[：:\s]+無料/);
  expect(confirmation?.text).not.toContain('お支払い');
});
