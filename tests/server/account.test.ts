import { describe, expect, test } from 'vitest';
import { type Agent, jsonOf } from '../setup/agent';
import { PASSWORD, setUpTestApi } from '../setup/api';

// Passwords are hashed with the real algorithm, which is slow when other tests run at the same time.

const api = setUpTestApi();

const NEW_PASSWORD = 'another-horse-2026';

const mailSubjects = async (to: string) => (await api.deliverMails(to)).map(({ subject }) => subject);

describe('password reset', () => {
  test('mails a token to the address of an active member, and none to unknown and suspended ones', async () => {
    const { email } = await api.createMember();
    await api.createMember({ email: 'held@example.com', status: 'suspended' });
    for (const address of [email, 'nobody@example.com', 'held@example.com'])
      expect((await api.agent().post('/issue-password-token/', { email: address })).status).toBe(200);
    expect((await api.deliverMails(email))[0]?.text).toContain('/auth/reset/password?token=');
    for (const address of ['nobody@example.com', 'held@example.com']) {
      expect((await api.deliverMails(address))[0]?.text).not.toContain('token=');
    }
  });

  test('sets a new password once, ends all sessions, and accepts a retry with the same password', async () => {
    const { member, browser: openSession } = await api.createLoggedInMember();
    await api.agent().post('/issue-password-token/', { email: member.email });
    const token = await api.readMailedToken(member.email);
    const request = { token, password: NEW_PASSWORD };
    expect((await api.agent().post('/update-password/', request)).status).toBe(200);
    expect((await openSession.get('/members/me/')).status).toBe(403);
    expect((await api.agent().post('/update-password/', request)).status).toBe(200);
    const other = await api.agent().post('/update-password/', { token, password: 'third-password-1' });
    expect(other.status).toBe(400);
    expect(await jsonOf(other)).toMatchObject({ code: 'token_invalid' });
    expect(await mailSubjects(member.email)).toHaveLength(2);
    await api.logInAs({ ...member, password: NEW_PASSWORD });
  });
});

describe('email change', () => {
  const requestEmailChange = async (email: string) => {
    const { member, browser } = await api.createLoggedInMember();
    const response = await browser.post('/change-email/', { email, password: PASSWORD });
    return { member, browser, response };
  };

  test('keeps the old address until the link is confirmed without a login, then notifies both mailboxes', async () => {
    const { member, browser, response } = await requestEmailChange('fresh@example.com');
    expect(response.status).toBe(200);
    const token = await api.readMailedToken('fresh@example.com');
    expect((await api.deliverMails('fresh@example.com'))[0]?.text).toContain(
      `/mypage/system/?token=${token}`,
    );
    for (let reads = 0; reads < 2; reads += 1) {
      const read = await api.agent().get(`/change-email/?token=${token}`);
      expect(await jsonOf(read)).toMatchObject({ email: 'fresh@example.com' });
    }
    expect((await jsonOf(await browser.get('/members/me/'))).django_user.email).toBe(member.email);
    const confirmed = await api.agent().patch('/change-email/', { token });
    expect(await jsonOf(confirmed)).toEqual({ success: true, error: null });
    expect((await jsonOf(await browser.get('/members/me/'))).django_user.email).toBe('fresh@example.com');
    expect((await api.agent().patch('/change-email/', { token })).status).toBe(200);
    expect(await mailSubjects(member.email)).toHaveLength(2);
    expect(await mailSubjects('fresh@example.com')).toHaveLength(2);
    expect((await api.agent().get(`/change-email/?token=${token}`)).status).toBe(400);
  });

  test('rejects an expired token with 有効期限が切れました。', async () => {
    await requestEmailChange('late@example.com');
    const token = await api.readMailedToken('late@example.com');
    await api.pool.query("update tokens set expires_at = now() where purpose = 'email_change'");
    const response = await api.agent().patch('/change-email/', { token });
    expect(response.status).toBe(400);
    expect(await jsonOf(response)).toMatchObject({ error: '有効期限が切れました。' });
  });

  test('mails the owner of a taken address no link', async () => {
    await api.createMember({ email: 'owner@example.com' });
    expect((await requestEmailChange('owner@example.com')).response.status).toBe(200);
    expect((await api.deliverMails('owner@example.com'))[0]?.text).not.toContain('token=');
  });

  const readPending = async (browser: Agent) =>
    (await jsonOf(await browser.get('/members/me/'))).member.email_change;

  test('shows the pending change to the member until it is confirmed, alike for a free and a taken address', async () => {
    await api.createMember({ email: 'somebody@example.com' });
    const takenAddress = await requestEmailChange('somebody@example.com');
    const freeAddress = await requestEmailChange('pending@example.com');
    const taken = await readPending(takenAddress.browser);
    const free = await readPending(freeAddress.browser);
    expect([taken.email, free.email]).toEqual(['somebody@example.com', 'pending@example.com']);
    const hours = (Date.parse(taken.expires_at) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23);
    expect(Math.abs(Date.parse(taken.expires_at) - Date.parse(free.expires_at))).toBeLessThan(60_000);
    await api.agent().patch('/change-email/', { token: await api.readMailedToken('pending@example.com') });
    expect(await readPending(freeAddress.browser)).toBeNull();
  });

  test('is cancelled by the member: the link no longer works, and a repeated cancel succeeds', async () => {
    const { member, browser } = await requestEmailChange('cancelled@example.com');
    const other = await requestEmailChange('untouched@example.com');
    for (let times = 0; times < 2; times += 1)
      expect((await browser.post('/change-email/cancel/', {})).status).toBe(200);
    expect(await readPending(browser)).toBeNull();
    const token = await api.readMailedToken('cancelled@example.com');
    expect((await api.agent().patch('/change-email/', { token })).status).toBe(400);
    expect((await jsonOf(await browser.get('/members/me/'))).django_user.email).toBe(member.email);
    expect(await readPending(other.browser)).toMatchObject({ email: 'untouched@example.com' });
  });

  test('to another address revokes the link to the first one; the same address keeps its links', async () => {
    const { browser } = await requestEmailChange('first@example.com');
    const first = await api.readMailedToken('first@example.com');
    await browser.post('/change-email/', { email: 'first@example.com', password: PASSWORD });
    expect((await api.agent().get(`/change-email/?token=${first}`)).status).toBe(200);
    await browser.post('/change-email/', { email: 'second@example.com', password: PASSWORD });
    expect((await api.agent().patch('/change-email/', { token: first })).status).toBe(400);
    expect(await readPending(browser)).toMatchObject({ email: 'second@example.com' });
  });

  test('rejects the confirmation with a reason when the address has been taken in the meantime', async () => {
    await requestEmailChange('meanwhile@example.com');
    const token = await api.readMailedToken('meanwhile@example.com');
    await api.createMember({ email: 'meanwhile@example.com' });
    const response = await api.agent().patch('/change-email/', { token });
    expect(response.status).toBe(400);
    expect(await jsonOf(response)).toMatchObject({
      code: 'email_taken',
      error: expect.stringContaining('すでに'),
    });
  });

  test('rejects a wrong password and the current address', async () => {
    const { member, browser } = await api.createLoggedInMember();
    const wrong = await browser.post('/change-email/', { email: 'x@example.com', password: 'wrong' });
    expect(await jsonOf(wrong)).toHaveProperty('password');
    const same = await browser.post('/change-email/', { email: member.email, password: PASSWORD });
    expect(await jsonOf(same)).toHaveProperty('email');
    expect(await mailSubjects('x@example.com')).toEqual([]);
  });

  test('is confirmed while others ask for a registration with it', async () => {
    const { browser } = await api.createLoggedInMember();
    const email = 'wanted@example.com';
    await browser.post('/change-email/', { email, password: PASSWORD });
    const token = await api.readMailedToken(email);
    const register = () => api.agent().post('/members/', { email });
    const confirm = () => browser.patch('/change-email/', { token });
    const [reply] = await Promise.all([confirm(), register(), register(), register()]);
    expect([reply.status, (await jsonOf(reply)).success]).toEqual([200, true]);
  });
});

describe('terms of use', () => {
  test('stores the agreement, and accepts a repeated request', async () => {
    const browser = await api.logInAs(await api.createMember({ termsAgreedAt: null }));
    expect((await jsonOf(await browser.get('/members/me/'))).member.terms_of_use).toBe(false);
    for (let times = 0; times < 2; times += 1) {
      expect((await browser.post('/agree-terms/')).status).toBe(200);
    }
    expect((await jsonOf(await browser.get('/members/me/'))).member.terms_of_use).toBe(true);
  });
});
