import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jsonOf } from '../setup/agent';
import { createTestApi, type TestApi } from '../setup/api';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.drop());

const NEW_PASSWORD = 'another-horse-2026';

describe('a mailed link', () => {
  test.each([
    ['registration', '/set-password/', '/members/'],
    ['password reset', '/update-password/', '/issue-password-token/'],
  ])(
    'for a %s tells its address as often as it is read, until it is expired',
    async (name, path, request) => {
      const email = name === 'registration' ? 'mailed-link@example.com' : (await api.createMember()).email;
      await api.agent().post(request, { email });
      const token = await api.readMailedToken(email);
      const read = async () => {
        const response = await api.agent().get(`${path}?token=${token}`);
        return [response.status, (await jsonOf(response)).email];
      };
      expect(await read()).toEqual([200, email]);
      expect(await read()).toEqual([200, email]);
      await api.pool.query("update tokens set created_at = now() - interval '2 days', expires_at = now()");
      expect(await read()).toEqual([400, undefined]);
    },
  );

  test('is read by the call for its own purpose only', async () => {
    const { email } = await api.createMember();
    await api.agent().post('/issue-password-token/', { email });
    const token = await api.readMailedToken(email);
    for (const path of ['/set-password/', '/change-email/'])
      expect((await api.agent().get(`${path}?token=${token}`)).status).toBe(400);
    for (const value of ['', 'x'.repeat(43), 'x'.repeat(300)])
      expect((await api.agent().get(`/update-password/?token=${value}`)).status).toBe(400);
  });

  test('of a completed registration is used', async () => {
    const email = 'spent-link@example.com';
    await api.agent().post('/members/', { email });
    const token = await api.readMailedToken(email);
    const names = { family_name: '森', given_name: '花', family_name_kana: 'モリ', given_name_kana: 'ハナ' };
    const completed = await api
      .agent()
      .post('/set-password/', { ...names, token, password: NEW_PASSWORD, terms_of_use: true });
    expect(completed.status).toBe(200);
    const read = await api.agent().get(`/set-password/?token=${token}`);
    expect(await jsonOf(read)).toMatchObject({
      code: 'token_invalid',
      error: expect.stringContaining('リンク'),
    });
  });
});
