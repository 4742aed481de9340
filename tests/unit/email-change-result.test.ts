import { expect, it, vi } from 'vitest';
import { confirmEmailChange } from '@/api/account';
import { createHttp } from '@/api/transport/create-http';

const reply = vi.hoisted(() => ({ data: {} as unknown }));
vi.mock('@/api/transport/browser-http', () => ({
  createBrowserHttp: () =>
    createHttp({
      adapter: async (config) => ({ data: reply.data, status: 200, statusText: 'OK', headers: {}, config }),
    }),
}));

it.each([
  [{ success: true }, true],
  [{ success: 1 }, true],
  [{ success: 'True', error: 'a' }, true],
  [{ success: false }, false],
  [{ success: 0 }, false],
  [{ success: 'false' }, false],
  [{ success: 'False' }, false],
  [{ success: '', error: 'a' }, false],
  [{ success: null, error: 'a' }, false],
  [{ success: null, error: '' }, true],
  [{ error: ['a'] }, false],
  [{}, true],
  [7, true],
  [null, true],
])('tells from %j whether the address has been changed: %j', async (data, success) => {
  reply.data = data;
  expect((await confirmEmailChange('token')).success).toBe(success);
});
