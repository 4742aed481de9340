import { randomUUID } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { deliverMail } from '@/server/mail/deliver';
import { enqueueMail } from '@/server/mail/outbox';
import { welcomeMail } from '@/server/mail/registration-mails';
import { listMails } from '@/server/mail/states';
import { mails } from '@/server/mail/tables';
import type { SendMail } from '@/server/mail/transport';
import { createTestApi, SITE_ORIGIN, type TestApi } from '../setup/api';
import { eventually } from '../setup/eventually';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.drop());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function queueMail(): Promise<string> {
  const to = `${randomUUID()}@example.com`;
  await enqueueMail(api.db, { to, content: welcomeMail(SITE_ORIGIN, '田中'), siteOrigin: SITE_ORIGIN });
  const { rows } = await api.pool.query('select id from mails where "to" = $1', [to]);
  return rows[0].id;
}

const stateOf = async (id: string) => (await listMails(api.db)).find((listed) => listed.id === id)?.state;

test('keeps the lock of a mail while a slow mail server takes longer than the lock lasts', async () => {
  const id = await queueMail();
  let finish = () => {};
  const slow: SendMail = () => new Promise((resolve) => (finish = resolve));
  const sending = deliverMail(api.db, id, { siteOrigin: SITE_ORIGIN, send: slow });
  await eventually(async () => expect(await stateOf(id)).toBe('sending'));
  await api.pool.query("update mails set locked_until = now() - interval '1 s' where id = $1", [id]);
  expect(await stateOf(id)).toBe('queued');
  vi.advanceTimersByTime(5_000);
  await eventually(async () => expect(await stateOf(id)).toBe('sending'));
  finish();
  expect(await sending).toBe('sent');
});

test('leaves a mail to its next attempt when a renewal of the lock arrives after the failure', async () => {
  const { db } = api;
  const id = await queueMail();
  let fail = () => {};
  const slow: SendMail = () =>
    new Promise((_resolve, reject) => {
      fail = () => reject(Object.assign(new Error('offline'), { code: 'ECONNREFUSED', command: 'CONN' }));
    });
  const sending = deliverMail(db, id, { siteOrigin: SITE_ORIGIN, send: slow }).catch(({ reason }) => reason);
  await eventually(async () => expect(await stateOf(id)).toBe('sending'));
  let renewLate: (() => Promise<unknown>) | undefined;
  const set = (values: object) => ({
    where: async (condition: SQL) => {
      renewLate = async () => db.update(mails).set(values).where(condition);
    },
  });
  vi.spyOn(db, 'update').mockImplementationOnce(() => ({ set }) as never);
  vi.advanceTimersByTime(5_000);
  expect(renewLate).toBeDefined();
  fail();
  expect(await sending).toBe('ECONNREFUSED');
  await renewLate?.();
  expect(await stateOf(id)).toBe('queued');
});
