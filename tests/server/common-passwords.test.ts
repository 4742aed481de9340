import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jsonOf } from '../setup/agent';
import { createTestApi, PASSWORD, type TestApi } from '../setup/api';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.drop());

const MESSAGE = expect.stringContaining('よく使われているか過去に流出したもの');
const names = { family_name: '森', given_name: '花', family_name_kana: 'モリ', given_name_kana: 'ハナ' };

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
    const request = { ...names, token: await api.readMailedToken(email), terms_of_use: true };
    const rejected = await api.agent().post('/set-password/', { ...request, password: 'password1' });
    expect([rejected.status, await jsonOf(rejected)]).toMatchObject([400, { password: [MESSAGE] }]);
    expect((await api.agent().post('/set-password/', { ...request, password: PASSWORD })).status).toBe(200);
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
