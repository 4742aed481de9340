import { afterAll, beforeAll, expect, test } from 'vitest';
import { setSiteConfig, siteConfig } from '@/config/site';
import { jsonOf } from '../setup/agent';
import { createTestApi, type TestApi } from '../setup/api';
import { createOpenSeminar } from '../setup/seminars';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.drop());

const PATH = '/applications/';

async function createAppliedMember(seminar: Parameters<typeof createOpenSeminar>[1]) {
  const member = await api.createMember();
  const browser = await api.logInAs(member);
  const { id } = await jsonOf(
    await browser.post(PATH, { seminar: await createOpenSeminar(api.db, seminar) }),
  );
  return { member, browser, id: id as number };
}

test('the mail repeats the fee, how it is paid and until when it can be cancelled', async () => {
  setSiteConfig({ ...siteConfig(), seminarPayment: '請求書をお送りします。' });
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
  setSiteConfig({ ...siteConfig(), seminarPayment: null });
});
