import { describe, expect, test } from 'vitest';
import { buildRegistration } from '@/tests/setup/samples';
import { jsonOf } from '../setup/agent';
import { PASSWORD, setUpTestApi } from '../setup/api';
import { runInOrder } from './credential-race-setup';

// Passwords are hashed with the real algorithm, which is slow when other tests run at the same time.

const api = setUpTestApi();

const NEW_PASSWORD = 'another-horse-2026';

const mailSubjects = async (to: string) => (await api.deliverMails(to)).map(({ subject }) => subject);

describe('changing the password', () => {
  test('ends the other sessions, continues this one under a new id, and sends a mail', async () => {
    const member = await api.createMember();
    const [browser, other] = [await api.logInAs(member), await api.logInAs(member)];
    const before = browser.cookies.get('sessionid');
    const body = { current_password: PASSWORD, new_password: NEW_PASSWORD };
    expect((await browser.post('/change-password/', body)).status).toBe(200);
    expect(browser.cookies.get('sessionid')).not.toBe(before);
    expect((await browser.get('/members/me/')).status).toBe(200);
    expect((await other.get('/members/me/')).status).toBe(403);
    expect((await api.agent().post('/login/', { email: member.email, password: PASSWORD })).status).toBe(400);
    expect(await mailSubjects(member.email)).toEqual([expect.stringContaining('パスワードが変更されました')]);
  });

  test('returns the same response to a retry after a lost response, and sends one mail', async () => {
    const { member, browser } = await api.createLoggedInMember();
    const lost = new Map(browser.cookies);
    const body = { current_password: PASSWORD, new_password: NEW_PASSWORD };
    expect((await browser.post('/change-password/', body)).status).toBe(200);
    const retry = api.agent();
    for (const [name, value] of lost) retry.cookies.set(name, value);
    // The token was bound to the ended session, so it is rejected once and the response sets a valid one.
    expect(await jsonOf(await retry.post('/change-password/', body))).toMatchObject({ code: 'csrf_failed' });
    expect((await retry.post('/change-password/', body)).status).toBe(200);
    expect((await retry.get('/members/me/')).status).toBe(200);
    expect(await mailSubjects(member.email)).toHaveLength(1);
  });

  test('keeps the new session for a retry that has received its cookie and not the whole response', async () => {
    const { member, browser } = await api.createLoggedInMember();
    const body = { current_password: PASSWORD, new_password: NEW_PASSWORD };
    await browser.post('/change-password/', body);
    const sessionId = browser.cookies.get('sessionid');
    const repeated = await browser.post('/change-password/', body);
    expect([repeated.status, browser.cookies.get('sessionid')]).toEqual([200, sessionId]);
    expect((await browser.get('/members/me/')).status).toBe(200);
    expect(await mailSubjects(member.email)).toHaveLength(1);
    const wrong = await browser.post('/change-password/', { ...body, new_password: 'third-password-1' });
    expect(await jsonOf(wrong)).toMatchObject({ code: 'wrong_password' });
    await api.pool.query("update sessions set created_at = now() - interval '11 minutes'");
    expect((await browser.post('/change-password/', body)).status).toBe(400);
  });

  test('an ended session cannot set another password, nor retry after ten minutes or after a logout', async () => {
    const change = async (spoil: (browser: Awaited<ReturnType<typeof api.logInAs>>) => Promise<unknown>) => {
      const browser = await api.logInAs(await api.createMember());
      const sessionId = browser.cookies.get('sessionid') ?? '';
      const body = { current_password: PASSWORD, new_password: NEW_PASSWORD };
      await browser.post('/change-password/', body);
      await spoil(browser);
      const retry = api.agent();
      retry.cookies.set('sessionid', sessionId);
      return (password: string) => retry.post('/change-password/', { ...body, new_password: password });
    };
    const other = await change(async () => undefined);
    expect((await other('third-password-1')).status).toBe(403);
    const late = await change(() =>
      api.pool.query(
        "update sessions set created_at = now() - interval '11 minutes' where replaces is not null",
      ),
    );
    expect((await late(NEW_PASSWORD)).status).toBe(403);
    const changeAfterLogout = await change((browser) => browser.post('/logout/'));
    expect((await changeAfterLogout(NEW_PASSWORD)).status).toBe(403);
  });

  test('identical concurrent requests all succeed and change the password once', async () => {
    const { member, browser } = await api.createLoggedInMember();
    const body = { current_password: PASSWORD, new_password: NEW_PASSWORD };
    const change = () => browser.post('/change-password/', body);
    expect(await runInOrder({ api, member }, [change, change, change])).toEqual(['done', 'done', 'done']);
    expect((await browser.get('/members/me/')).status).toBe(200);
    expect(await mailSubjects(member.email)).toHaveLength(1);
  });

  test('when two tabs set different passwords concurrently, one succeeds and the other gets an error', async () => {
    const member = await api.createMember();
    const tabs = [await api.logInAs(member), await api.logInAs(member)];
    const passwords = ['first-password-1', 'second-password-2'];
    const responses = await Promise.all(
      tabs.map((tab, at) =>
        tab.post('/change-password/', { current_password: PASSWORD, new_password: passwords[at] }),
      ),
    );
    const won = responses.findIndex(({ status }) => status === 200);
    expect([400, 403, 409]).toContain(responses[1 - won]?.status);
    await api.logInAs({ ...member, password: passwords[won] ?? '' });
  });

  test('reports a wrong current password and a weak new one at their fields', async () => {
    const browser = await api.logInAs(await api.createMember());
    const wrong = await browser.post('/change-password/', {
      current_password: 'wrong',
      new_password: NEW_PASSWORD,
    });
    expect(wrong.status).toBe(400);
    expect(await jsonOf(wrong)).toHaveProperty('current_password');
    const weak = await browser.post('/change-password/', {
      current_password: PASSWORD,
      new_password: '12345678',
    });
    expect(await jsonOf(weak)).toHaveProperty('new_password');
  });
});

describe('common passwords', () => {
  const api = setUpTestApi();

  const MESSAGE = expect.stringContaining('よく使われているか過去に流出したもの');

  describe('a common or leaked password', () => {
    test.each([
      'password',
      'PassWord',
      'qwertyuiop',
      'ｐａｓｓｗｏｒｄ',
      'password2026!',
      'iloveyou-1',
      'Princess#',
    ])('%s is rejected at its field when the password is changed', async (new_password) => {
      const browser = await api.logInAs(await api.createMember());
      const response = await browser.post('/change-password/', { current_password: PASSWORD, new_password });
      expect([response.status, await jsonOf(response)]).toMatchObject([400, { new_password: [MESSAGE] }]);
    });

    test('is rejected after the registration link, which stays valid for a better one', async () => {
      const email = 'common@example.com';
      await api.agent().post('/members/', { email });
      const token = await api.readMailedToken(email);
      const rejected = await api
        .agent()
        .post('/set-password/', buildRegistration(token, { password: 'password1' }));
      expect([rejected.status, await jsonOf(rejected)]).toMatchObject([400, { password: [MESSAGE] }]);
      expect((await api.agent().post('/set-password/', buildRegistration(token))).status).toBe(200);
    });

    test('is rejected after the link of a reset, which stays valid for a better one', async () => {
      const { email } = await api.createMember();
      await api.agent().post('/issue-password-token/', { email });
      const token = await api.readMailedToken(email);
      const rejected = await api.agent().post('/update-password/', { token, password: 'trustno1' });
      expect([rejected.status, await jsonOf(rejected)]).toMatchObject([400, { password: [MESSAGE] }]);
      const accepted = await api.agent().post('/update-password/', { token, password: `${PASSWORD}-2` });
      expect(accepted.status).toBe(200);
    });

    test('still opens a session when it was set before there was a list', async () => {
      await api.logInAs(await api.createMember({ password: 'password' }));
    });
  });

  test.each(['kaikei-demo-2026', 'sunny-horse-battery', 'あさひかわの朝は寒い', 'x7#kQ2!mZ9'])(
    'the password %s is accepted',
    async (new_password) => {
      const browser = await api.logInAs(await api.createMember());
      const response = await browser.post('/change-password/', { current_password: PASSWORD, new_password });
      expect(response.status).toBe(200);
    },
  );
});
