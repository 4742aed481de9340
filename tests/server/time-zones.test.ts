import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { fullDayText } from '@/lib/dates';
import { deadlineText } from '@/lib/seminars/seminar-text';
import { relativeDateResolver } from '@/lib/working-days';
import { dayInTokyo } from '@/schemas/time';
import { createApp } from '@/server/app';
import { openDatabase } from '@/server/db/client';
import { runCleanup } from '@/server/jobs/start-jobs';
import { createOpenSeminar } from '@/tests/setup/samples';
import { createAgent, jsonOf } from '../setup/agent';
import { createTestApi, SITE_ORIGIN, type TestApi } from '../setup/api';

const ownZone = process.env.TZ;
afterEach(() => {
  process.env.TZ = ownZone;
});

const HOUR = 3_600_000;

/** The date before which applications end, and the last moment and its text. New York changes its clocks on some. */
const DEADLINES = [
  { date: '2027-01-01', deadline: '2026-12-31T18:00:00+09:00', text: '12月31日(木) 18:00までです。' },
  { date: '2027-03-01', deadline: '2027-02-28T18:00:00+09:00', text: '2月28日(日) 18:00までです。' },
  { date: '2027-03-14', deadline: '2027-03-13T18:00:00+09:00', text: '3月13日(土) 18:00までです。' },
  { date: '2027-03-15', deadline: '2027-03-14T18:00:00+09:00', text: '3月14日(日) 18:00までです。' },
  { date: '2027-05-01', deadline: '2027-04-30T18:00:00+09:00', text: '4月30日(金) 18:00までです。' },
  { date: '2027-11-08', deadline: '2027-11-07T18:00:00+09:00', text: '11月7日(日) 18:00までです。' },
  { date: '2028-02-29', deadline: '2028-02-28T18:00:00+09:00', text: '2月28日(月) 18:00までです。' },
  { date: '2028-03-01', deadline: '2028-02-29T18:00:00+09:00', text: '2月29日(火) 18:00までです。' },
];

/** Starts the API in a process and on a database of that time zone. */
async function createApiIn(zone: string) {
  const api = await createTestApi();
  await api.pool.query(`alter database ${new URL(api.url).pathname.slice(1)} set timezone to '${zone}'`);
  // Sessions of the pool that is open already keep their zone.
  const database = openDatabase(api.url);
  const app = createApp({ ...database, siteOrigin: SITE_ORIGIN, trustProxy: 0, hasDevInbox: true });
  const close = async () => {
    await database.close();
    await api.drop();
  };
  return { api, database, browser: createAgent((request) => app.fetch(request)), close };
}

describe.each([
  ['UTC', 0],
  ['Asia/Tokyo', -540],
  ['America/New_York', 300],
])('on a server in %s', (zone, offset) => {
  test('the deadlines of seminars at the ends of months, on leap days and at changes of the clock are those of Tokyo', async () => {
    process.env.TZ = zone;
    // The process has really moved.
    expect(new Date(2027, 0, 15).getTimezoneOffset()).toBe(offset);
    const { database, browser, close } = await createApiIn(zone);
    const { rows } = await database.pool.query('show timezone');
    expect(rows[0].TimeZone).toBe(zone);
    for (const { date, deadline, text } of DEADLINES) {
      const startsAt = new Date(Date.parse(`${date}T10:00:00+09:00`));
      await createOpenSeminar(database.db, { startsAt, closesBefore: date });
      const { results } = await jsonOf(await browser.get('/seminars/'));
      const seminar = results.find(({ closes_before }: { closes_before: string }) => closes_before === date);
      expect({ date, deadline: Date.parse(seminar.deadline) }).toEqual({
        date,
        deadline: Date.parse(deadline),
      });
      expect(seminar.starts_at).toBe(`${date}T10:00:00+09:00`);
      expect(deadlineText(date)).toBe(text);
    }
    await close();
  });

  test('a seminar closes at its deadline in Tokyo', async () => {
    process.env.TZ = zone;
    const { database, browser, close } = await createApiIn(zone);
    const today = Date.parse(`${dayInTokyo()}T00:00:00+09:00`);
    for (const days of [0, 1, 2]) {
      const midnight = today + days * 24 * HOUR;
      const id = await createOpenSeminar(database.db, {
        startsAt: new Date(midnight + 72 * HOUR),
        closesBefore: dayInTokyo(new Date(midnight)),
      });
      const { results } = await jsonOf(await browser.get(`/seminars/?id=${id}`));
      const isOpen = Date.now() < midnight - 6 * HOUR;
      expect([days, results[0].status]).toEqual([days, isOpen ? 'open' : 'closed']);
    }
    await close();
  });

  test('the date of birth of a member is returned as it is stored', async () => {
    process.env.TZ = zone;
    const { api, browser, close } = await createApiIn(zone);
    const member = await api.createMember();
    await browser.post('/login/', member);
    for (const day of ['1988-02-29', '1988-03-01', '1990-12-31', '1991-01-01', '2000-02-29']) {
      await api.pool.query('update members set birth_date = $1 where id = $2', [day, member.id]);
      expect((await jsonOf(await browser.get('/members/me/'))).member.profile.birth_date).toBe(day);
    }
    await close();
  });

  test('the day, its text and the days of an import change at midnight in Tokyo', () => {
    process.env.TZ = zone;
    for (const { date } of DEADLINES) {
      const midnight = Date.parse(`${date}T00:00:00+09:00`);
      expect(dayInTokyo(new Date(midnight))).toBe(date);
      expect(dayInTokyo(new Date(midnight - 1000))).toBe(
        new Date(midnight - 1000 + 9 * HOUR).toISOString().slice(0, 10),
      );
      const [year, month, day] = date.split('-').map(Number);
      expect(fullDayText(new Date(midnight))).toContain(`${year}年${month}月${day}日`);
      expect(fullDayText(date)).toBe(fullDayText(new Date(midnight)));
      expect(relativeDateResolver(new Date(midnight - 1000))('in 1 day')).toBe(date);
      expect(relativeDateResolver(new Date(midnight))('in 0 days')).toBe(date);
    }
  });
});

describe('a process whose clock is wrong', () => {
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
    const { member, browser } = await api.createLoggedInMember();
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

  const HOUR = 60 * 60 * 1000;

  test.each([
    ['behind', -3 * HOUR],
    ['ahead', 3 * HOUR],
    ['years behind', -YEARS],
  ])(
    'a link and a session of a process whose clock is %s work as long as any other',
    async (_case, offset) => {
      const atOtherTime = async <T>(work: () => Promise<T>): Promise<T> => {
        vi.useFakeTimers({ now: Date.now() + offset, toFake: ['Date'] });
        return work().finally(() => vi.useRealTimers());
      };
      const member = await api.createMember();
      const token = await atOtherTime(async () => {
        await api.agent().post('/issue-password-token/', { email: member.email });
        return api.readMailedToken(member.email);
      });
      const lifetimes = await api.pool.query(
        `select round(extract(epoch from expires_at - now()) / 3600)::int as hours from tokens where member_id = $1`,
        [member.id],
      );
      expect(lifetimes.rows).toEqual([{ hours: 1 }]);
      const password = 'another-horse-2026';
      expect((await api.agent().post('/update-password/', { token, password })).status).toBe(200);

      const browser = await atOtherTime(() => api.logInAs({ ...member, password }));
      expect((await browser.get('/members/me/')).status).toBe(200);
      expect((await atOtherTime(() => browser.get('/members/me/'))).status).toBe(200);
      const { rows } = await api.pool.query(
        `select round(extract(epoch from expires_at - now()) / 86400)::int as days from sessions where member_id = $1`,
        [member.id],
      );
      expect(rows).toEqual([{ days: 14 }]);
    },
  );
});
