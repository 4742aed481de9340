import { beforeAll, describe, expect, test } from 'vitest';
import { removeExpired } from '@/server/auth/cleanup';
import type { GoogleIssuer } from '@/tests/setup/google-issuer';
import { setUpGoogleLogin } from '@/tests/setup/google-login';
import { buildRegistration } from '@/tests/setup/samples';
import { jsonOf } from '../setup/agent';
import { PASSWORD, type TestApi } from '../setup/api';
import { cookieHeader } from '../setup/browser-cookies';

const login = setUpGoogleLogin();
const { createLinkedMember, postGoogleLogin } = login;
let api: TestApi;
let google: GoogleIssuer;
beforeAll(() => {
  ({ api, google } = login);
});

describe('a used token', () => {
  test('opens one session; repeating it from that session succeeds without another one', async () => {
    const { id, email } = await createLinkedMember('once');
    const token = await google.sign({ sub: 'once', email });
    const { browser } = await postGoogleLogin({ token });
    const session = browser.cookies.get('sessionid');
    expect((await postGoogleLogin({ token }, browser)).body).toMatchObject({ code: 'SUCCESS' });
    expect(browser.cookies.get('sessionid')).toBe(session);
    const { rows } = await api.pool.query('select from sessions where member_id = $1', [id]);
    expect(rows).toHaveLength(1);
    const replay = await postGoogleLogin({ token });
    expect([replay.status, replay.body.code, replay.browser.cookies.has('sessionid')]).toEqual([
      200,
      'ACCESS_DENIED',
      false,
    ]);
  });

  test('is rejected after the logout, also with a changed signature that is still valid', async () => {
    const { email } = await createLinkedMember('logged-out');
    const token = await google.sign({ sub: 'logged-out', email });
    const { browser } = await postGoogleLogin({ token });
    await browser.post('/logout/');
    // The last character of a 256-byte signature has four unused bits.
    const last = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'.indexOf(
      token.at(-1) ?? '',
    );
    const variant =
      token.slice(0, -1) + 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'[last ^ 1];
    for (const used of [token, variant])
      expect((await postGoogleLogin({ token: used }, browser)).body.code).toBe('ACCESS_DENIED');
    expect((await browser.get('/members/me/')).status).toBe(403);
  });

  test('opens one session for 5 parallel uses', async () => {
    const { id, email } = await createLinkedMember('parallel');
    const token = await google.sign({ sub: 'parallel', email });
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => postGoogleLogin({ token })));
    const codes = answers.map(({ body }) => body.code).toSorted();
    expect(codes).toEqual([...Array(4).fill('ACCESS_DENIED'), 'SUCCESS']);
    const { rows } = await api.pool.query('select from sessions where member_id = $1', [id]);
    expect(rows).toHaveLength(1);
  });

  test('is forgotten when it has expired', async () => {
    const { email } = await createLinkedMember('cleanup');
    await postGoogleLogin({ token: await google.sign({ sub: 'cleanup', email }) });
    await removeExpired(api.db);
    const count = async () => (await api.pool.query('select from used_google_tokens')).rowCount;
    expect(await count()).toBeGreaterThan(0);
    await api.pool.query("update used_google_tokens set expires_at = now() - interval '1 second'");
    await removeExpired(api.db);
    expect(await count()).toBe(0);
  });
});

describe('a login', () => {
  test.each([
    ['without the cookie of the browser', undefined],
    ['with the cookie of another browser', 'google.nonce=another-browser'],
  ])('returns ACCESS_DENIED for a token that is sent %s', async (name, cookie) => {
    const { email } = await createLinkedMember(name);
    const token = await google.sign({ sub: name, email });
    const browser = api.agent();
    await browser.get('/members/me/');
    const cookies = [cookieHeader(browser.cookies), cookie].filter(Boolean);
    const response = await browser.post('/login/google/', { token }, { cookie: cookies.join('; ') });
    expect((await jsonOf(response)).code).toBe('ACCESS_DENIED');
    expect(browser.cookies.has('sessionid')).toBe(false);
  });
});

describe('the member gets a mail', () => {
  test('of a login with Google in a new browser', async () => {
    const member = await createLinkedMember('new-browser');
    await api.logInAs(member);
    const token = await google.sign({ sub: 'new-browser', email: member.email });
    await postGoogleLogin({ token });
    expect(await api.deliverMails(member.email)).toMatchObject([
      { subject: expect.stringContaining('新しいブラウザー') },
    ]);
  });

  test('when a change of the address drops the link, and the old Google account logs in no more', async () => {
    const member = await createLinkedMember('moved');
    const browser = await api.logInAs(member);
    const email = 'moved-on@example.com';
    await browser.post('/change-email/', { email, password: PASSWORD });
    const token = await api.readMailedToken(email);
    expect((await browser.patch('/change-email/', { token })).status).toBe(200);
    for (const to of [email, member.email])
      expect((await api.deliverMails(to))[0]?.text).toContain('Googleアカウントとの連携も解除されました。');
    expect((await jsonOf(await browser.get('/members/me/'))).member.google_linked).toBe(false);
    const old = await google.sign({ sub: 'moved', email: member.email });
    expect((await postGoogleLogin({ token: old })).body.code).toBe('NO_LINKED_ACCOUNT');
  });

  test('when a password reset drops the link; a change of the password keeps it and says so', async () => {
    const member = await createLinkedMember('reset');
    const browser = await api.logInAs(member);
    const new_password = `${PASSWORD}-changed`;
    await browser.post('/change-password/', { current_password: PASSWORD, new_password });
    expect((await api.deliverMails(member.email))[0]?.text).toContain('連携は続いています');
    expect((await jsonOf(await browser.get('/members/me/'))).member.google_linked).toBe(true);
    await browser.post('/issue-password-token/', { email: member.email });
    const token = await api.readMailedToken(member.email);
    await browser.post('/update-password/', { token, password: `${PASSWORD}-reset` });
    expect((await api.deliverMails(member.email))[0]?.text).toContain('連携も解除されました');
    const google_token = await google.sign({ sub: 'reset', email: member.email });
    expect((await postGoogleLogin({ token: google_token })).body.code).toBe('NO_LINKED_ACCOUNT');
  });
});

describe('a mailed link and a Google account that begin a registration with the same address', () => {
  // A former owner of the address may still have a Google account for it.
  const beginWithGoogle = async (sub: string, email: string): Promise<string> => {
    const { body } = await postGoogleLogin({ token: await google.sign({ sub, email }), is_login: false });
    return body.url.split('token=')[1];
  };
  const complete = (token: string) => api.agent().post('/set-password/', buildRegistration(token));

  test('the mailed link completes it without that account', async () => {
    const email = 'google-then-mail@example.com';
    await beginWithGoogle('former', email);
    await api.agent().post('/members/', { email });
    expect((await complete(await api.readMailedToken(email))).status).toBe(200);
    expect((await api.deliverMails(email))[0]?.text).not.toContain('Googleアカウント');
    const later = await google.sign({ sub: 'former', email });
    expect((await postGoogleLogin({ token: later })).body.code).toBe('NO_LINKED_ACCOUNT');
  });

  test('a mailed link from before no longer works, and a new one completes it without that account', async () => {
    const email = 'mail-then-google@example.com';
    await api.agent().post('/members/', { email });
    const before = await api.readMailedToken(email);
    await beginWithGoogle('former-too', email);
    expect((await complete(before)).status).toBe(400);
    await api.agent().post('/members/', { email });
    expect((await complete(await api.readMailedToken(email))).status).toBe(200);
    const later = await google.sign({ sub: 'former-too', email });
    expect((await postGoogleLogin({ token: later })).body.code).toBe('NO_LINKED_ACCOUNT');
  });
});
