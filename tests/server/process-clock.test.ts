import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { runCleanup } from '@/server/jobs/start-jobs';
import { createTestApi, type TestApi } from '../setup/api';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => api.drop());

const YEARS = 2 * 365 * 24 * 60 * 60 * 1000;

test('the cleanup of a process whose clock is years ahead deletes nothing that others still use', async () => {
  // Those of the other test have expired, because its clock is behind.
  await api.pool.query('truncate rate_limits');
  const member = await api.createMember();
  const browser = await api.logInAs(member);
  await api.agent().post('/members/', { email: 'pending@example.com' });
  await api.agent().post('/issue-password-token/', { email: member.email });
  const count = async (table: string) => (await api.pool.query(`select from ${table}`)).rowCount;
  const tables = ['members', 'sessions', 'tokens', 'known_browsers', 'mails', 'rate_limits'];
  const before = await Promise.all(tables.map(count));
  expect(before).not.toContain(0);

  vi.useFakeTimers({ now: Date.now() + YEARS, toFake: ['Date'] });
  await runCleanup(api.db);
  vi.useRealTimers();

  expect(await Promise.all(tables.map(count))).toEqual(before);
  expect((await browser.get('/members/me/')).status).toBe(200);
});

test('a process whose clock is hours behind sends the mail of a password reset', async () => {
  const member = await api.createMember();
  vi.useFakeTimers({ now: Date.now() - 3 * 60 * 60 * 1000, toFake: ['Date'] });
  expect((await api.agent().post('/issue-password-token/', { email: member.email })).status).toBe(200);
  vi.useRealTimers();
  expect(await api.deliverMails(member.email)).toHaveLength(1);
});
