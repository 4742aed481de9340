import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createApp } from '@/server/app';
import { openDatabase } from '@/server/db/client';
import { createLog, log } from '@/server/log';
import { createTestApi, SITE_ORIGIN, type TestApi } from '../setup/api';

const DEPS = { siteOrigin: SITE_ORIGIN, trustProxy: 0, hasDevInbox: false };
const unreachable = openDatabase('postgres://nobody@127.0.0.1:1/nothing');
let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ db: unreachable.db, pool: unreachable.pool });
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await unreachable.close();
  await api.drop();
});

test.each([
  ['/members/me/', '/members/me/'],
  ['/check-invoice-number/7000012050002/', '/check-invoice-number/{id}/'],
  ['/members/7/profile-images/mQ4w_3-secret', '/members/{id}/profile-images/{id}'],
  ['/set-password/?token=secret', '/set-password/'],
  ['/no-call/secret@example.com/', '/*'],
])('names the route of the failed request %s in the log, and no value of its path', async (path, route) => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  expect((await api.uncheckedAgent().get(path, { cookie: 'sessionid=a' })).status).toBe(503);
  expect(logged).toHaveBeenCalledExactlyOnceWith(
    { err: expect.any(Error), method: 'GET', route: `/api/v3/public${route}` },
    'a request failed',
  );
});

test('logs a lost connection in a short line, without the statement and without stacks', async () => {
  const lines: string[] = [];
  const stream = createLog({ write: (line) => void lines.push(line) });
  vi.spyOn(log, 'error').mockImplementation((entry: unknown, message?: string) =>
    stream.error(entry, message),
  );
  expect((await api.uncheckedAgent().get('/vacancies/')).status).toBe(503);
  expect(lines.map((line) => JSON.parse(line).err)).toEqual([
    { type: 'Error', message: 'connect ECONNREFUSED 127.0.0.1:1', code: 'ECONNREFUSED', stack: '' },
  ]);
});

test('names the id of the request in the log of its failure', async () => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  const app = createApp({ ...DEPS, db: unreachable.db, pool: unreachable.pool });
  const incoming = { headers: { 'x-request-id': 'id-of-request-1' }, socket: { remoteAddress: '192.0.2.1' } };
  expect((await app.request('/api/v3/public/vacancies/', undefined, { incoming })).status).toBe(503);
  expect(logged).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ requestId: 'id-of-request-1' }),
    'a request failed',
  );
});
