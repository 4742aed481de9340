import { describe, expect, test, vi } from 'vitest';
import { BROWSER_COOKIE } from '@/config/cookies';
import { jsonOf } from '../setup/agent';
import { setUpTestApi, type TestMember } from '../setup/api';

const api = setUpTestApi();

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

/** Logs in with a browser that has no cookies yet. */
async function logInWith(userAgent: string, { email, password }: TestMember) {
  const browser = api.agent();
  const response = await browser.post('/login/', { email, password }, { 'user-agent': userAgent });
  expect(response.status).toBe(200);
  return browser;
}

const mailSubjects = async (to: string) => (await api.deliverMails(to)).map(({ subject }) => subject);
const NEW_BROWSER = expect.stringContaining('新しいブラウザーでログイン');

describe('the open sessions of a member', () => {
  test('are listed with browser and system, the own one first, without those of others and expired ones', async () => {
    const member = await api.createMember();
    await api.logInAs(await api.createMember());
    const expired = await logInWith(CHROME, member);
    await api.pool.query(
      `update sessions set created_at = now() - interval '20 days', expires_at = now() - interval '1 second'
        where member_id = $1`,
      [member.id],
    );
    const phone = await logInWith(SAFARI, member);
    const desktop = await logInWith(CHROME, member);
    await api.pool.query(
      "update sessions set last_seen_at = '2026-01-02T03:04:05Z' where browser = 'Safari'",
    );
    const listed = await jsonOf(await desktop.get('/sessions/'));
    expect(listed).toMatchObject([
      { browser: 'Chrome', os: 'Windows', is_current: true },
      {
        browser: 'Safari',
        os: 'iOS',
        is_current: false,
        last_seen_at: expect.stringMatching(/^2026-01-02T/),
      },
    ]);
    expect(JSON.stringify(listed)).not.toContain(desktop.cookies.get('sessionid'));
    expect((await jsonOf(await phone.get('/sessions/')))[0]).toMatchObject({ browser: 'Safari' });
    expect((await expired.get('/sessions/')).status).toBe(403);
  });

  test('are the 50 that were used last, and always the new one', async () => {
    const member = await api.createMember();
    const used = await logInWith(CHROME, member);
    // The clock of the process that opened them was ahead by an hour.
    await api.pool.query(
      `insert into sessions (token_hash, member_id, last_seen_at, expires_at)
       select 'other ' || number, $1, now() + interval '1 hour' - number * interval '1 second', now() + interval '1 day'
         from generate_series(1, 60) as number`,
      [member.id],
    );
    const browser = await logInWith(SAFARI, member);
    const listed: { browser: string }[] = await jsonOf(await browser.get('/sessions/'));
    expect(listed).toHaveLength(50);
    expect(listed[0]).toMatchObject({ browser: 'Safari', is_current: true });
    expect((await used.get('/members/me/')).status).toBe(403);
    const { rows } = await api.pool.query(
      "select 1 from sessions where member_id = $1 and token_hash in ('other 1', 'other 49', 'other 50')",
      [member.id],
    );
    expect(rows).toHaveLength(2);
  });

  test.each(['', 'curl/8.0', '<script>alert(1)</script>/1.0', `${'x/'.repeat(4000)}`])(
    'show no name for the unknown User-Agent %j',
    async (userAgent) => {
      const browser = await logInWith(userAgent, await api.createMember());
      expect(await jsonOf(await browser.get('/sessions/'))).toMatchObject([{ browser: null, os: null }]);
    },
  );
});

describe('ending logins', () => {
  test('ends one of them, and repeating it succeeds', async () => {
    const member = await api.createMember();
    const [desktop, phone] = [await api.logInAs(member), await api.logInAs(member)];
    const tablet = await logInWith(SAFARI, member);
    const own = (await jsonOf(await phone.get('/sessions/')))[0].id;
    for (let times = 0; times < 2; times += 1)
      expect((await desktop.delete(`/sessions/${own}/`)).status).toBe(200);
    const statuses = [desktop, phone, tablet].map(
      async (browser) => (await browser.get('/sessions/')).status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 403, 200]);
  });

  test("cannot end another member's login", async () => {
    const victim = await api.logInAs(await api.createMember());
    const { id } = (await jsonOf(await victim.get('/sessions/')))[0];
    const attacker = await api.logInAs(await api.createMember());
    await attacker.delete(`/sessions/${id}/`);
    await attacker.delete('/sessions/');
    expect((await victim.get('/sessions/')).status).toBe(200);
  });

  test('ends all but the own one', async () => {
    const member = await api.createMember();
    const [own, other] = [await api.logInAs(member), await logInWith(SAFARI, member)];
    expect((await own.delete('/sessions/')).status).toBe(200);
    expect(await jsonOf(await own.get('/sessions/'))).toHaveLength(1);
    expect((await other.get('/members/me/')).status).toBe(403);
  });

  test('the own one logs out, and its browser stays known', async () => {
    const { member, browser } = await api.createLoggedInMember();
    const { id } = (await jsonOf(await browser.get('/sessions/')))[0];
    await browser.delete(`/sessions/${id}/`);
    expect(browser.cookies.has('sessionid')).toBe(false);
    await browser.post('/login/', member);
    expect(await mailSubjects(member.email)).toEqual([]);
  });

  test('returns 404 for a path that names no session', async () => {
    const browser = await api.logInAs(await api.createMember());
    expect((await browser.delete('/sessions/7/')).status).toBe(404);
  });
});

describe('a login in a new browser', () => {
  test('sends a mail with time, browser and system; the first login of all sends none', async () => {
    const member = await api.createMember();
    await logInWith(CHROME, member);
    expect(await mailSubjects(member.email)).toEqual([]);
    await logInWith(SAFARI, member);
    const [mail] = await api.deliverMails(member.email);
    expect(mail?.subject).toEqual(NEW_BROWSER);
    expect(mail?.text).toMatch(/日時：\d{4}年\d+月\d+日\(.\) \d\d:\d\d\nブラウザー：Safari\n端末：iOS/);
    expect(mail?.text).toContain('/mypage/system/#login-sessions');
  });

  test('sends one mail, because the browser is known afterwards', async () => {
    const member = await api.createMember();
    await logInWith(CHROME, member);
    const browser = await logInWith(SAFARI, member);
    await browser.post('/logout/');
    await browser.post('/login/', member);
    expect(await mailSubjects(member.email)).toHaveLength(1);
  });

  test('sends another mail after the member has ended the session of that browser', async () => {
    const member = await api.createMember();
    const own = await logInWith(CHROME, member);
    const stranger = await logInWith(SAFARI, member);
    await own.delete('/sessions/');
    // The token belongs to the ended session.
    stranger.cookies.delete('csrftoken');
    await stranger.post('/login/', member);
    expect(await mailSubjects(member.email)).toEqual([NEW_BROWSER, NEW_BROWSER]);
  });

  test('sends at most five mails in an hour, also when the browsers are forgotten in between', async () => {
    const member = await api.createMember();
    await logInWith(CHROME, member);
    const hour = 3_600_000;
    const start = Math.floor(Date.now() / hour) * hour;
    vi.useFakeTimers({ now: start + hour / 2, toFake: ['Date'] });
    try {
      for (let logins = 0; logins < 8; logins += 1) {
        const stranger = await logInWith(SAFARI, member);
        if (logins % 2) await stranger.delete('/sessions/');
      }
      expect(await mailSubjects(member.email)).toEqual(Array(5).fill(NEW_BROWSER));
      vi.setSystemTime(start + hour);
      await logInWith(SAFARI, member);
      expect(await mailSubjects(member.email)).toEqual(Array(6).fill(NEW_BROWSER));
    } finally {
      vi.useRealTimers();
    }
  });

  test('is remembered for the newest 50 browsers', async () => {
    const member = await api.createMember();
    await logInWith(CHROME, member);
    await api.pool.query(
      `insert into known_browsers (member_id, browser_hash, last_login_at)
        select $1, 'older' || n, now() - n * interval '1 hour' from generate_series(1, 49) n`,
      [member.id],
    );
    await logInWith(SAFARI, member);
    const { rows } = await api.pool.query(
      "select bool_or(browser_hash = 'older49') as oldest, count(*)::int from known_browsers where member_id = $1",
      [member.id],
    );
    expect(rows).toEqual([{ oldest: false, count: 50 }]);
  });

  test('sends a mail for a browser with an unknown cookie', async () => {
    const member = await api.createMember();
    await logInWith(CHROME, member);
    for (const value of ['x', 'a'.repeat(43), "'; --"]) {
      const browser = api.agent();
      browser.cookies.set(BROWSER_COOKIE, value);
      await browser.post('/login/', member);
    }
    expect(await mailSubjects(member.email)).toHaveLength(3);
  });
});
