import { describe, expect, test } from 'vitest';
import { BROWSER_COOKIE } from '@/config/cookies';
import { RATE_LIMITS } from '@/server/http/rate-limit-config';
import { type Agent, jsonOf } from '../setup/agent';
import { PASSWORD, setUpTestApi, type TestMember } from '../setup/api';

// Each wrong password is verified with the real algorithm, which is slow when other tests run at the same time.

const api = setUpTestApi({ trustProxy: 1 });

let addressCount = 0;
/** Returns the header of a network address that no other test uses. */
const fromNewAddress = () => {
  addressCount += 1;
  return { 'x-forwarded-for': `198.18.${Math.floor(addressCount / 250)}.${(addressCount % 250) + 1}` };
};

const tryLogin = (email: string, password: string, browser = api.agent()) =>
  browser.post('/login/', { email, password }, fromNewAddress());

/** Uses up the attempts of the account from as many network addresses. Returns the statuses. */
async function guessFromManyAddresses(email: string): Promise<number[]> {
  const statuses: number[] = [];
  for (let count = 0; count < RATE_LIMITS.loginPerAccount.points; count += 1)
    statuses.push((await tryLogin(email, 'wrong')).status);
  return statuses;
}

/** Returns a browser in which the member has logged in and out. */
async function createKnownBrowser(member: TestMember): Promise<Agent> {
  const browser = await api.logInAs(member);
  await browser.post('/logout/');
  return browser;
}

describe('wrong passwords from many network addresses', () => {
  test('use up the attempts of an account, known or not, for everybody but its known browsers', async () => {
    const member = await api.createMember();
    const known = await createKnownBrowser(member);
    const responses: unknown[] = [];
    for (const email of [member.email, 'nobody@example.com']) {
      expect(new Set(await guessFromManyAddresses(email))).toEqual(new Set([400]));
      const refused = await tryLogin(email, PASSWORD);
      const seconds = Number(refused.headers.get('retry-after'));
      expect([refused.status, seconds > 3000 && seconds <= 3600]).toEqual([429, true]);
      responses.push({ ...(await jsonOf(refused)), detail: undefined });
    }
    expect(responses[0]).toEqual(responses[1]);
    expect(responses[0]).toMatchObject({ code: 'throttled', error: expect.stringContaining('再設定') });
    expect((await tryLogin(member.email, PASSWORD, known)).status).toBe(200);
  });

  test('do not lock out the owner: the browser that resets the password logs in at once', async () => {
    const { email } = await api.createMember();
    await guessFromManyAddresses(email);
    const browser = api.agent();
    expect((await tryLogin(email, PASSWORD, browser)).status).toBe(429);
    await browser.post('/issue-password-token/', { email });
    const token = await api.readMailedToken(email);
    const password = `${PASSWORD}-reset`;
    expect((await browser.post('/update-password/', { token, password })).status).toBe(200);
    expect((await tryLogin(email, password, browser)).status).toBe(200);
    expect((await tryLogin(email, password)).status).toBe(429);
  });

  test("stay counted when the owner logs in, and the owner's own attempts do not count", async () => {
    const { email } = await api.createMember();
    for (let count = 1; count < RATE_LIMITS.loginPerAccount.points; count += 1)
      await tryLogin(email, 'wrong');
    for (let times = 0; times < 3; times += 1) expect((await tryLogin(email, PASSWORD)).status).toBe(200);
    expect((await tryLogin(email, 'wrong')).status).toBe(400);
    expect((await tryLogin(email, 'wrong')).status).toBe(429);
  });
});

describe('a known browser', () => {
  test('has ten wrong passwords in 15 minutes, whatever its network address is', async () => {
    const member = await api.createMember();
    const known = await createKnownBrowser(member);
    for (let count = 0; count < 10; count += 1)
      expect((await tryLogin(member.email, 'wrong', known)).status).toBe(400);
    const refused = await tryLogin(member.email, PASSWORD, known);
    expect([refused.status, (await jsonOf(refused)).error]).toEqual([
      429,
      'ログインの試行回数が多すぎます。15分ほど待ってからお試しください。',
    ]);
    expect((await tryLogin(member.email, PASSWORD)).status).toBe(200);
  });

  test('is not known for the account of somebody else, and its cookie is not readable by scripts', async () => {
    const [member, other] = [await api.createMember(), await api.createMember()];
    const known = await createKnownBrowser(member);
    await guessFromManyAddresses(other.email);
    expect((await tryLogin(other.email, PASSWORD, known)).status).toBe(429);
    const answer = await tryLogin(member.email, PASSWORD, known);
    const cookie = answer.headers.getSetCookie().find((line) => line.startsWith(BROWSER_COOKIE));
    expect(cookie).toMatch(/Max-Age=31536000.*HttpOnly; SameSite=Lax/);
    const { rows } = await api.pool.query('select browser_hash from known_browsers');
    expect(JSON.stringify(rows)).not.toContain(known.cookies.get(BROWSER_COOKIE));
  });

  test('is forgotten with a new password, except the browser that set it, and a year after its login', async () => {
    const member = await api.createMember();
    const [first, second] = [await createKnownBrowser(member), api.agent()];
    await tryLogin(member.email, PASSWORD, second);
    const new_password = `${PASSWORD}-new`;
    await second.post('/change-password/', { current_password: PASSWORD, new_password });
    await guessFromManyAddresses(member.email);
    expect((await tryLogin(member.email, new_password, first)).status).toBe(429);
    expect((await tryLogin(member.email, new_password, second)).status).toBe(200);
    const { removeExpired } = await import('@/server/auth/cleanup');
    await removeExpired(api.db);
    expect((await tryLogin(member.email, new_password, second)).status).toBe(200);
    await api.pool.query("update known_browsers set last_login_at = now() - interval '366 days'");
    await removeExpired(api.db);
    expect((await tryLogin(member.email, new_password, second)).status).toBe(429);
  });
});

test('a session that changed its password cannot guess the next one', async () => {
  const { browser } = await api.createLoggedInMember();
  const ended = api.agent();
  ended.cookies.set('sessionid', browser.cookies.get('sessionid') ?? '');
  const body = { current_password: PASSWORD, new_password: 'the-owners-own-password-1' };
  await browser.post('/change-password/', body);
  const guess = (new_password: string) =>
    ended.post('/change-password/', { current_password: 'x', new_password }, fromNewAddress());
  for (let count = 0; count < RATE_LIMITS.passwordRetryPerSession.points; count += 1)
    expect((await guess(`guessed-password-${count}`)).status).toBe(403);
  expect((await guess(body.new_password)).status).toBe(429);
});

/** Lets a minute pass for the limit of one mail in a minute. */
const passMinute = () => api.pool.query("delete from rate_limits where key like 'resetMailPerMinute:%'");

describe('mails to one address', () => {
  test("a stranger's reset requests do not block the owner's, and send at most ten mails in an hour", async () => {
    const { email } = await api.createMember();
    const request = async (headers: Record<string, string>) => {
      await passMinute();
      return (await api.agent().post('/issue-password-token/', { email }, headers)).status;
    };
    const stranger = fromNewAddress();
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) statuses.push(await request(stranger));
    expect(statuses).toEqual([...Array(5).fill(200), 429]);
    for (let count = 0; count < 8; count += 1) expect(await request(fromNewAddress())).toBe(200);
    const mails = await api.deliverMails(email);
    expect(mails).toHaveLength(10);
    // The owner's request sent no mail of its own, but every link of the hour is valid.
    const token = /token=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1];
    const reset = await api.agent().post('/update-password/', { token, password: `${PASSWORD}-2` });
    expect(reset.status).toBe(200);
  });

  test("a stranger's registrations do not refuse the owner's, and send at most ten mails in an hour", async () => {
    const email = 'wanted@example.com';
    const stranger = fromNewAddress();
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1)
      statuses.push((await api.agent().post('/members/', { email }, stranger)).status);
    expect(statuses).toEqual([...Array(5).fill(201), 429]);
    for (let count = 0; count < 8; count += 1)
      expect((await api.agent().post('/members/', { email }, fromNewAddress())).status).toBe(201);
    expect(await api.deliverMails(email)).toHaveLength(10);
  });

  test.each(['/members/', '/issue-password-token/'])(
    'other spellings of the address get no further mails by POST %s from one network address',
    async (path) => {
      const stranger = fromNewAddress();
      const request = async (email: string, headers: Record<string, string>) =>
        (await api.agent().post(path, { email }, headers)).status;
      const statuses: number[] = [];
      for (const spelling of ['wan.ted', 'wanted+1', 'wanted+2', 'w.anted+3', 'WANTED+4', 'wanted+5'])
        statuses.push(await request(`${spelling}@gmail.com`, stranger));
      expect(statuses.slice(0, 5).every((status) => status < 300)).toBe(true);
      expect(statuses[5]).toBe(429);
      expect(await request('wanted@gmail.com', stranger)).toBe(429);
      expect(await request('wanted@gmail.com', fromNewAddress())).toBeLessThan(300);
      expect(await request('wanted+1@example.com', stranger)).toBeLessThan(300);
    },
  );

  test('are limited over all spellings of it and all network addresses', async () => {
    for (let n = 0; n < 20; n += 1)
      await api.agent().post('/members/', { email: `flood+${n}@example.com` }, fromNewAddress());
    const { rows } = await api.pool.query('select from mails where "to" like \'flood+%\'');
    expect(rows.length).toBeLessThanOrEqual(15);
  });

  test('verification mails for a change of address are limited over all members who ask for it', async () => {
    const email = 'target@example.com';
    const statuses: number[] = [];
    for (let count = 0; count < 4; count += 1) {
      const browser = await api.logInAs(await api.createMember());
      for (let times = 0; times < 3; times += 1)
        statuses.push((await browser.post('/change-email/', { email, password: PASSWORD })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
    expect(await api.deliverMails(email)).toHaveLength(10);
  });
});
