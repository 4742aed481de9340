import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { jsonOf } from '../setup/agent';
import { createTestApi, PASSWORD, type TestApi } from '../setup/api';

// Password hashing is the real one, and shares the machine with other tests.
vi.setConfig({ testTimeout: 40_000, hookTimeout: 40_000 });

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.drop());

const NEW_PASSWORD = 'another-horse-2026';

const mailSubjects = async (to: string) => (await api.deliverMails(to)).map(({ subject }) => subject);

describe('changing the password', () => {
  test('the other sessions die, this one goes on under a new id, and a mail tells', async () => {
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

  test('the same request again after a lost reply is answered as the first time, with one mail', async () => {
    const member = await api.createMember();
    const browser = await api.logInAs(member);
    const lost = new Map(browser.cookies);
    const body = { current_password: PASSWORD, new_password: NEW_PASSWORD };
    expect((await browser.post('/change-password/', body)).status).toBe(200);
    const retry = api.agent();
    for (const [name, value] of lost) retry.cookies.set(name, value);
    // Its token was bound to the session that has ended: refused once, together with a good one.
    expect(await jsonOf(await retry.post('/change-password/', body))).toMatchObject({ code: 'csrf_failed' });
    expect((await retry.post('/change-password/', body)).status).toBe(200);
    expect((await retry.get('/members/me/')).status).toBe(200);
    expect(await mailSubjects(member.email)).toHaveLength(1);
  });

  test('an ended session is no way in with another new password, ten minutes later, or after a logout', async () => {
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
    const gone = await change((browser) => browser.post('/logout/'));
    expect((await gone(NEW_PASSWORD)).status).toBe(403);
  });

  test('sent twice at the same time it is done once, and both are answered as done', async () => {
    const member = await api.createMember();
    const browser = await api.logInAs(member);
    const body = { current_password: PASSWORD, new_password: NEW_PASSWORD };
    const answers = await Promise.all([1, 2, 3].map(() => browser.post('/change-password/', body)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await browser.get('/members/me/')).status).toBe(200);
    expect(await mailSubjects(member.email)).toHaveLength(1);
  });

  test('two tabs with different new passwords at the same time: one wins, the other is told', async () => {
    const member = await api.createMember();
    const tabs = [await api.logInAs(member), await api.logInAs(member)];
    const passwords = ['first-password-1', 'second-password-2'];
    const answers = await Promise.all(
      tabs.map((tab, at) =>
        tab.post('/change-password/', { current_password: PASSWORD, new_password: passwords[at] }),
      ),
    );
    const won = answers.findIndex(({ status }) => status === 200);
    expect([400, 403, 409]).toContain(answers[1 - won]?.status);
    await api.logInAs({ ...member, password: passwords[won] ?? '' });
  });

  test('a wrong present password lands on its field; a weak new one on its own; logged out is 403', async () => {
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
    expect((await api.agent().post('/change-password/', {})).status).toBe(403);
  });
});
