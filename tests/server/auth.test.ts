import { describe, expect, test } from 'vitest';
import { buildRegistration } from '@/tests/setup/samples';
import { jsonOf } from '../setup/agent';
import { PASSWORD, setUpTestApi } from '../setup/api';
import { meSchema } from '../setup/wire-schemas';

// Passwords are hashed with the real algorithm, which is slow when other tests run at the same time.

const api = setUpTestApi();

/** Requests a registration and returns the token from the mail. */
async function requestRegistrationToken(email: string): Promise<string> {
  await api.agent().post('/members/', { email });
  return api.readMailedToken(email);
}

describe('registration', () => {
  test('the mailed link creates an active, logged-in member and sends a welcome mail', async () => {
    const token = await requestRegistrationToken('new@example.com');
    const browser = api.agent();
    const names = { family_name: '佐藤', family_name_kana: 'さとう', given_name_kana: 'ｲﾁﾛｳ' };
    const response = await browser.post('/set-password/', buildRegistration(token, names));
    expect(response.status).toBe(200);
    const me = meSchema.parse(await jsonOf(response));
    expect(me.member.profile).toMatchObject({
      family_name: '佐藤',
      family_name_kana: 'サトウ',
      given_name_kana: 'イチロウ',
    });
    expect(me.member).toMatchObject({ terms_of_use: true, invoice_establishment: null, receive: null });
    expect(me.member.activate_at).toMatch(/\+09:00$/);
    expect(await jsonOf(await browser.get('/members/me/'))).toEqual(me);
    const subjects = (await api.deliverMails('new@example.com')).map((mail) => mail.subject);
    expect(subjects).toEqual([expect.stringContaining('完了'), expect.stringContaining('ご案内')]);
  });

  test('treats a full-width address as the same address', async () => {
    await api.agent().post('/members/', { email: ' ｗｉｄｅ＠Ｅｘａｍｐｌｅ．com' });
    expect(await api.deliverMails('wide@example.com')).toHaveLength(1);
  });

  test('sends one mail to new, pending, known, suspended and withdrawn addresses, with a link to register or log in', async () => {
    await api.createMember({ email: 'known@example.com' });
    await api.createMember({ email: 'suspended@example.com', status: 'suspended' });
    await api.createMember({ email: 'withdrawn@example.com', status: 'withdrawn' });
    for (const name of ['fresh', 'fresh', 'known', 'suspended', 'withdrawn'])
      expect((await api.agent().post('/members/', { email: `${name}@example.com` })).status).toBe(201);
    expect((await api.deliverMails('fresh@example.com')).length).toBe(2);
    expect((await api.deliverMails('known@example.com'))[0]?.text).toContain('/auth/reset');
    expect((await api.deliverMails('suspended@example.com'))[0]?.text).not.toContain('token=');
    expect((await api.deliverMails('withdrawn@example.com'))[0]?.text).not.toContain('token=');
  });

  test('opens a session but sends no second welcome mail when the request is retried after a lost response', async () => {
    const token = await requestRegistrationToken('retry@example.com');
    const request = buildRegistration(token);
    expect((await api.agent().post('/set-password/', request)).status).toBe(200);
    const again = api.agent();
    expect((await again.post('/set-password/', request)).status).toBe(200);
    expect((await again.get('/members/me/')).status).toBe(200);
    expect(await api.deliverMails('retry@example.com')).toHaveLength(2);
    await api.pool.query("update tokens set used_at = now() - interval '11 minutes'");
    const late = await api.agent().post('/set-password/', request);
    expect(late.status).toBe(400);
    expect(await jsonOf(late)).toMatchObject({
      code: 'token_invalid',
      error: expect.stringContaining('有効期限'),
    });
  });

  test('invalidates the older of two links when the newest is used', async () => {
    const first = await requestRegistrationToken('twice@example.com');
    const second = await requestRegistrationToken('twice@example.com');
    expect(first).not.toBe(second);
    expect((await api.agent().post('/set-password/', buildRegistration(second))).status).toBe(200);
    const request = buildRegistration(first, { password: 'another-word-1' });
    const other = await api.agent().post('/set-password/', request);
    expect(other.status).toBe(400);
  });

  test('stores neither tokens nor session ids in plain text', async () => {
    const token = await requestRegistrationToken('rest@example.com');
    const browser = api.agent();
    await browser.post('/set-password/', buildRegistration(token));
    const { rows } = await api.pool.query(
      'select token_hash from tokens union all select token_hash from sessions',
    );
    const stored = JSON.stringify(rows);
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(browser.cookies.get('sessionid'));
  });
});

describe('login and logout', () => {
  test('takes an address, whatever its case, and with dots as carriers gave them out', async () => {
    await api.createMember({ email: 'aaa..bbb@docomo.ne.jp' });
    for (const email of ['AAA..bbb@DoCoMo.ne.jp', ' aaa..bbb@docomo.ne.jp'])
      expect((await api.agent().post('/login/', { email, password: PASSWORD })).status).toBe(200);
  });

  const COMPOSED = 'ガイドブックの2026年';

  test.each([
    ['set composed and typed decomposed', COMPOSED, COMPOSED.normalize('NFD')],
    ['set decomposed and typed composed', COMPOSED.normalize('NFD'), COMPOSED],
  ])('takes a password with voiced kana that was %s', async (_name, set, typed) => {
    const { member, browser } = await api.createLoggedInMember();
    const change = { current_password: PASSWORD, new_password: set };
    expect((await browser.post('/change-password/', change)).status).toBe(200);
    const login = await api.agent().post('/login/', { email: member.email, password: typed });
    expect(login.status).toBe(200);
  });

  test('login changes the session id and invalidates the old one', async () => {
    const { member, browser } = await api.createLoggedInMember();
    const before = browser.cookies.get('sessionid') ?? '';
    await browser.post('/login/', { email: member.email, password: member.password });
    expect(browser.cookies.get('sessionid')).not.toBe(before);
    const oldSession = api.agent();
    oldSession.cookies.set('sessionid', before);
    expect((await oldSession.get('/members/me/')).status).toBe(403);
    const unknownSession = api.agent();
    unknownSession.cookies.set('sessionid', 'planted-by-an-attacker');
    await unknownSession.post('/login/', { email: member.email, password: member.password });
    expect(unknownSession.cookies.get('sessionid')).not.toBe('planted-by-an-attacker');
  });

  test('logout ends the session and can be repeated', async () => {
    const browser = await api.logInAs(await api.createMember());
    const session = browser.cookies.get('sessionid') ?? '';
    expect((await browser.post('/logout/')).status).toBe(200);
    expect(browser.cookies.has('sessionid')).toBe(false);
    expect((await browser.post('/logout/')).status).toBe(200);
    browser.cookies.set('sessionid', session);
    expect((await browser.get('/members/me/')).status).toBe(403);
  });

  test('ends open sessions on suspension, and discloses it only after a correct password', async () => {
    const { member, browser } = await api.createLoggedInMember();
    await api.pool.query("update members set status = 'suspended' where id = $1", [member.id]);
    expect((await browser.get('/members/me/')).status).toBe(403);
    const wrong = await api.agent().post('/login/', { email: member.email, password: 'wrong' });
    expect(wrong.status).toBe(400);
    const right = await api.agent().post('/login/', member);
    expect(right.status).toBe(403);
    expect(await jsonOf(right)).toMatchObject({ code: 'suspended', error: expect.stringContaining('停止') });
  });

  test('renews an active session at most once an hour, and rejects an expired one', async () => {
    const browser = await api.logInAs(await api.createMember());
    expect((await browser.get('/members/me/')).headers.getSetCookie()).toEqual([]);
    await api.pool.query("update sessions set last_seen_at = now() - interval '61 minutes'");
    expect((await browser.get('/members/me/')).headers.getSetCookie().join()).toMatch(
      /sessionid=.*Max-Age=1209600.*HttpOnly; SameSite=Lax/,
    );
    expect((await browser.get('/members/me/')).headers.getSetCookie()).toEqual([]);
    await api.pool.query(
      "update sessions set created_at = now() - interval '15 days', expires_at = now() - interval '1 second'",
    );
    expect((await browser.get('/members/me/')).status).toBe(403);
  });

  test('returns 429 with Retry-After after ten wrong passwords, regardless of X-Forwarded-For', async () => {
    const { email, password } = await api.createMember();
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const response = await api
        .agent()
        .post('/login/', { email, password: 'wrong' }, { 'x-forwarded-for': `192.0.2.${attempt}` });
      expect(response.status).toBe(400);
    }
    const response = await api
      .agent()
      .post('/login/', { email, password }, { 'x-forwarded-for': '198.51.100.1' });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(800);
    expect(await jsonOf(response)).toMatchObject({
      error: 'ログインの試行回数が多すぎます。15分ほど待ってからお試しください。',
      detail: expect.stringContaining('throttled'),
    });
  });
});
