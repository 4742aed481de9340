import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import { createGoogleVerifier } from '@/server/integrations/google';
import { CLIENT_ID, type GoogleIssuer, startGoogleIssuer } from '@/tests/setup/google-issuer';
import { setUpGoogleLogin } from '@/tests/setup/google-login';
import { buildRegistration } from '@/tests/setup/samples';
import { jsonOf } from '../setup/agent';
import { createTestApi, type TestApi } from '../setup/api';

const login = setUpGoogleLogin();
const { createLinkedMember, postGoogleLogin } = login;
let api: TestApi;
let google: GoogleIssuer;
beforeAll(() => {
  ({ api, google } = login);
});

describe('login', () => {
  test('opens a new session for a linked account', async () => {
    const { email } = await createLinkedMember('enters');
    const token = await google.sign({ sub: 'enters', email });
    const { browser, body } = await postGoogleLogin({ token });
    expect(body).toMatchObject({ code: 'SUCCESS', url: null });
    expect((await jsonOf(await browser.get('/members/me/'))).django_user.email).toBe(email);
  });

  test("returns NO_LINKED_ACCOUNT for an unlinked account, even with a member's address", async () => {
    const { email } = await api.createMember();
    const { browser, body } = await postGoogleLogin({ token: await google.sign({ sub: 'nobody', email }) });
    expect(body).toMatchObject({ code: 'NO_LINKED_ACCOUNT', message: expect.stringContaining('連携') });
    expect((await browser.get('/members/me/')).status).toBe(403);
  });

  test('returns EMAIL_MISMATCH for an address other than the expected one', async () => {
    const { email } = await createLinkedMember('mismatch');
    const token = await google.sign({ sub: 'mismatch', email });
    expect((await postGoogleLogin({ token, email: 'other@example.com' })).body.code).toBe('EMAIL_MISMATCH');
  });

  test('returns 400 for a subject with a NUL character', async () => {
    const token = await google.sign({ sub: 'nul\0', email: 'nul@example.com' });
    const { status, body } = await postGoogleLogin({ token });
    expect([status, body]).toMatchObject([
      400,
      { token: ['使用できない文字が含まれています。その文字を削除してください。'] },
    ]);
  });

  test('returns 403 with a reason for a suspended member', async () => {
    const { id, email } = await createLinkedMember('suspended');
    await api.pool.query("update members set status = 'suspended' where id = $1", [id]);
    const { status, body } = await postGoogleLogin({ token: await google.sign({ sub: 'suspended', email }) });
    expect(status).toBe(403);
    expect(body.error).toContain('停止');
  });
});

describe('an untrusted token', () => {
  const claims = { sub: 'forged', email: 'forged@example.com' };

  test.each<[string, () => Promise<string> | string]>([
    ['for another audience', () => google.sign({ ...claims, aud: 'another-client' })],
    ['from another issuer', () => google.sign({ ...claims, iss: 'https://evil.example' })],
    ['that has expired', () => google.sign(claims, { lifetime: -120 })],
    ['signed with another key', () => google.sign(claims, { foreignKey: true })],
    ['without a signature', () => google.unsigned(claims)],
    ['with an unverified address', () => google.sign({ ...claims, email_verified: false })],
    ['without a nonce', () => google.sign({ ...claims, nonce: undefined })],
    ['with the nonce of another browser', () => google.sign({ ...claims, nonce: 'a'.repeat(64) })],
    ['that is malformed', () => 'abc'],
  ])('%s returns ACCESS_DENIED and opens no session', async (_name, token) => {
    await api.pool.query("update members set google_subject = null where google_subject = 'forged'");
    await createLinkedMember('forged');
    const { browser, status, body } = await postGoogleLogin({ token: await token() });
    expect(status).toBe(200);
    expect(body.code).toBe('ACCESS_DENIED');
    expect((await browser.get('/members/me/')).status).toBe(403);
  });

  test("returns 503 with a Japanese reason while Google's keys cannot be fetched", async () => {
    const stoppedIssuer = await startGoogleIssuer();
    const verify = createGoogleVerifier(CLIENT_ID, stoppedIssuer.issuer);
    const token = await stoppedIssuer.sign(claims);
    await stoppedIssuer.stop();
    await expect(verify(token, 'nonce')).rejects.toMatchObject({
      status: 503,
      error: expect.stringContaining('Google'),
    });
  });
});

describe('linking', () => {
  const link = { is_login: true, is_SNS_Integration: true };

  test("links and unlinks the member's own address, accepts repeated requests, and sends one mail of each", async () => {
    const { member, browser } = await api.createLoggedInMember();
    const newestMail = async (count: number) => {
      const mails = await api.deliverMails(member.email);
      expect(mails).toHaveLength(count);
      return mails[0];
    };
    const token = await google.sign({ sub: 'linking', email: member.email });
    for (let times = 0; times < 2; times += 1) {
      expect((await postGoogleLogin({ ...link, token }, browser)).body.code).toBe('SUCCESS');
    }
    expect((await jsonOf(await browser.get('/members/me/'))).member.google_linked).toBe(true);
    expect(await newestMail(1)).toMatchObject({
      subject: expect.stringContaining('連携しました'),
      text: expect.stringContaining('/mypage/system/#sns-edit'),
    });
    for (let times = 0; times < 2; times += 1) {
      expect((await browser.post('/reset-google/')).status).toBe(200);
    }
    expect((await jsonOf(await browser.get('/members/me/'))).member.google_linked).toBe(false);
    expect((await newestMail(2))?.subject).toContain('解除しました');
    expect((await postGoogleLogin({ token })).body.code).toBe('NO_LINKED_ACCOUNT');
  });

  test("returns EMAIL_MISMATCH for another address and EMAIL_ALREADY_REGISTERED for another member's account", async () => {
    const { member, browser } = await api.createLoggedInMember();
    const other = await google.sign({ sub: 'else', email: 'else@example.com' });
    expect((await postGoogleLogin({ ...link, token: other }, browser)).body.code).toBe('EMAIL_MISMATCH');
    await createLinkedMember('taken');
    const takenToken = await google.sign({ sub: 'taken', email: member.email });
    expect((await postGoogleLogin({ ...link, token: takenToken }, browser)).body.code).toBe(
      'EMAIL_ALREADY_REGISTERED',
    );
  });

  // A member's address is unique, so that several members reach this point only when one of them has just changed it.
  test('of one account by several members at once links one of them', async () => {
    const members = await Promise.all([1, 2, 3, 4].map(() => api.createMember()));
    const browsers = await Promise.all(members.map((member) => api.logInAs(member)));
    const tokens = await Promise.all(members.map(({ email }) => google.sign({ sub: 'shared', email })));
    const replies = await Promise.all(
      browsers.map((browser, at) => postGoogleLogin({ ...link, token: tokens[at] }, browser)),
    );
    expect(replies.map(({ status, body }) => `${status} ${body.code}`).toSorted()).toEqual([
      ...Array(3).fill('200 EMAIL_ALREADY_REGISTERED'),
      '200 SUCCESS',
    ]);
  });

  test('returns 403 when logged out, and 409 when the member has no password to log in with', async () => {
    const token = await google.sign({ sub: 'x', email: 'x@example.com' });
    expect((await postGoogleLogin({ ...link, token })).status).toBe(403);
    const member = await createLinkedMember('only-way');
    const browser = await api.logInAs(member);
    await api.pool.query('update members set password_hash = null where id = $1', [member.id]);
    const response = await browser.post('/reset-google/');
    expect(response.status).toBe(409);
    expect((await jsonOf(response)).error).toContain('パスワード');
  });
});

describe('registration', () => {
  test('returns a URL for name and password without a mail, and links the account, which the welcome mail says', async () => {
    const email = 'with-google@example.com';
    const { body } = await postGoogleLogin({
      token: await google.sign({ sub: 'new', email }),
      is_login: false,
    });
    expect(body.url).toMatch(/^\/auth\/set-password\?token=/);
    expect(await api.deliverMails(email)).toEqual([]);
    const request = buildRegistration(body.url.split('token=')[1]);
    expect((await api.agent().post('/set-password/', request)).status).toBe(200);
    expect((await api.deliverMails(email))[0]?.text).toContain('Googleアカウントを連携しました');
    expect((await postGoogleLogin({ token: await google.sign({ sub: 'new', email }) })).body.code).toBe(
      'SUCCESS',
    );
  });

  test('returns EMAIL_ALREADY_REGISTERED for the address of a member', async () => {
    const { email } = await api.createMember();
    const token = await google.sign({ sub: 'again', email });
    expect((await postGoogleLogin({ token, is_login: false })).body.code).toBe('EMAIL_ALREADY_REGISTERED');
  });
});

test.each([
  [
    'one account with several addresses',
    () => ['shared-new', 'shared-new', 'shared-new'],
    (at: number) => `race${at}@example.com`,
  ],
  ['one address with several accounts', () => ['first', 'second', 'third'], () => 'race@example.com'],
])('registering %s at once answers no request with 500', async (_name, subjects, emailOf) => {
  const tokens = await Promise.all(subjects().map((sub, at) => google.sign({ sub, email: emailOf(at) })));
  const replies = await Promise.all(tokens.map((token) => postGoogleLogin({ token, is_login: false })));
  for (const { status, body } of replies)
    expect([status, ['SUCCESS', 'EMAIL_ALREADY_REGISTERED'].includes(body.code)]).toEqual([200, true]);
  expect(replies.some(({ body }) => body.code === 'SUCCESS')).toBe(true);
});

test('returns 403 with a reason when Google sign-in is not configured', async () => {
  const plain = await createTestApi();
  const response = await plain.agent().post('/login/google/', { token: 'x' });
  expect(response.status).toBe(403);
  expect((await jsonOf(response)).error).toContain('Google');
  await plain.drop();
});

test.each([
  ['more bytes than keys can have', `{"keys":[],"x":"${'a'.repeat(200_000)}"}`],
  ['an empty object', '{}'],
])('returns 503 when Google answers with %s instead of its keys', async (_name, body) => {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const verify = createGoogleVerifier(
    CLIENT_ID,
    `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  );
  const token = await google.sign({ sub: 'any', email: 'any@example.com' });
  await expect(verify(token, undefined)).rejects.toMatchObject({ status: 503, code: 'google_unavailable' });
  server.closeAllConnections();
  server.close();
});
