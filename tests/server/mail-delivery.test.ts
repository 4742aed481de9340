import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { inTransaction } from '@/server/db/transaction';
import { startJobs } from '@/server/jobs/start-jobs';
import { log } from '@/server/log';
import { deliverMail, removeOldMails } from '@/server/mail/deliver';
import { welcomeMail } from '@/server/mail/membership-mails';
import { enqueueMail, requeueUndelivered } from '@/server/mail/outbox';
import { passwordResetMail } from '@/server/mail/security-mails';
import { listFailedMails, listMails } from '@/server/mail/states';
import { mails } from '@/server/mail/tables';
import type { SendMail } from '@/server/mail/transport';
import { setUpCli } from '@/tests/setup/cli';
import { SITE_ORIGIN } from '../setup/api';
import { eventually } from '../setup/eventually';

const cli = setUpCli();
const { run: operator } = cli;

/** Enqueues one mail to a unique address. @returns its id and address */
async function queueMail(content = welcomeMail(SITE_ORIGIN, '田中')): Promise<{ id: string; to: string }> {
  const to = `${randomUUID()}@example.com`;
  await enqueueMail(cli.api.db, { to, content, siteOrigin: SITE_ORIGIN });
  const { rows } = await cli.api.pool.query('select id from mails where "to" = $1', [to]);
  return { id: rows[0].id, to };
}

const failing =
  (failure: object): SendMail =>
  async () => {
    throw Object.assign(new Error('550 5.1.1 <somebody@example.com> unknown'), failure);
  };
const offline = failing({ code: 'ECONNREFUSED', command: 'CONN' });
const unknownUser = failing({
  code: 'EENVELOPE',
  command: 'RCPT TO',
  responseCode: 550,
  response: '550 5.1.1 <somebody@example.com> user unknown',
});

/** Returns a mail server that accepts every mail and records the recipients. */
function recorder(): { sent: string[]; send: SendMail } {
  const sent: string[] = [];
  return { sent, send: async ({ to }) => void sent.push(to) };
}

/** Returns a mail server that answers when the test says so. */
function slowServer() {
  let settle = (_failure?: Error) => {};
  const send: SendMail = () =>
    new Promise((resolve, reject) => {
      settle = (failure) => (failure ? reject(failure) : resolve());
    });
  return { send, answer: (failure?: Error) => settle(failure) };
}

const deliver = (id: string, send: SendMail) =>
  deliverMail(cli.api.db, id, { siteOrigin: SITE_ORIGIN, send });

const jobStates = async (id: string): Promise<string[]> =>
  (await cli.api.pool.query('select state from pgboss.job where id = $1', [id])).rows.map(
    ({ state }) => state,
  );

/** Lets the queue retry a mail until its attempts are used up. */
async function useUpAttempts(id: string, send: SendMail): Promise<void> {
  const warned = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  for (let attempt = 0; attempt < 20 && (await jobStates(id))[0] !== 'failed'; attempt += 1) {
    await cli.api.pool.query("update pgboss.job set start_after = now() - interval '1 s' where id = $1", [
      id,
    ]);
    await cli.api.deliverMails(undefined, send);
  }
  expect(JSON.stringify(warned.mock.calls)).not.toContain('@example.com');
  warned.mockRestore();
  expect(await jobStates(id)).toEqual(['failed']);
}

const stateOf = async (id: string) => (await listMails(cli.api.db)).find((listed) => listed.id === id)?.state;

test('lists a mail whose attempts are used up, queues it again and delivers it once', async () => {
  const { id, to } = await queueMail();
  await useUpAttempts(id, offline);
  const listed = (await operator('mails', 'list')).split('\n').find((line) => line.startsWith(id));
  expect(listed).toContain(`送信待ち`);
  expect(listed).toContain(`13回\tECONNREFUSED\t${to}\t【`);

  expect(await requeueUndelivered(cli.api.db)).toBe(1);
  const { sent, send } = recorder();
  await cli.api.deliverMails(undefined, send);
  await cli.api.deliverMails(undefined, send);
  expect(sent).toEqual([to]);
  expect(await stateOf(id)).toBe('sent');
  expect(await requeueUndelivered(cli.api.db)).toBe(0);
});

test('queues each undelivered mail once when several processes look for them concurrently', async () => {
  const { id, to } = await queueMail();
  await useUpAttempts(id, offline);
  const queued = await Promise.all([1, 2, 3, 4].map(() => requeueUndelivered(cli.api.db)));
  expect(queued.reduce((sum, count) => sum + count)).toBe(1);
  expect(await jobStates(id)).toEqual(['created']);
  const { sent, send } = recorder();
  await cli.api.deliverMails(undefined, send);
  expect(sent).toEqual([to]);
});

test('does not queue a mail that still has a job', async () => {
  const { id } = await queueMail();
  expect(await requeueUndelivered(cli.api.db)).toBe(0);
  expect(await jobStates(id)).toEqual(['created']);
  await cli.api.deliverMails();
});

test('finds a mail without a job when a process starts, and every hour while it runs', async () => {
  const lose = () =>
    inTransaction(cli.api.db, async (tx) => {
      const to = `${randomUUID()}@example.com`;
      await enqueueMail(tx, { to, content: welcomeMail(SITE_ORIGIN, '田中'), siteOrigin: SITE_ORIGIN });
      await tx.execute(sql`delete from pgboss.job where id = (select id from mails where "to" = ${to})`);
      return to;
    });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { sent, send } = recorder();
  const first = await lose();
  const { db, pool } = cli.api;
  const worker = await startJobs({ db, pool, siteOrigin: SITE_ORIGIN, send });
  await eventually(() => expect(sent).toEqual([first]));
  const second = await lose();
  vi.advanceTimersByTime(59 * 60 * 1000);
  const { to: later } = await queueMail();
  worker.wake();
  // The mails that are due have been sent, and the lost one is not among them.
  await eventually(() => expect(sent).toEqual([first, later]));
  vi.advanceTimersByTime(60 * 1000);
  await eventually(() => expect(sent).toEqual([first, later, second]));
  vi.useRealTimers();
  await worker.stop();
});

test('does not retry a mail that the server rejects permanently, and lists it with the error code only', async () => {
  const warned = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  const { id, to } = await queueMail();
  await cli.api.deliverMails(undefined, unknownUser);
  expect(warned.mock.calls).toEqual([[{ mail: id, reason: '550 5.1.1' }, expect.any(String)]]);
  warned.mockRestore();
  expect(await jobStates(id)).toEqual(['completed']);
  expect(await requeueUndelivered(cli.api.db)).toBe(0);
  const { sent, send } = recorder();
  await cli.api.deliverMails(undefined, send);
  expect(sent).toEqual([]);
  const listed = await operator('mails', 'list', '--failed');
  expect(listed).toContain(`${id}\t失敗\t`);
  expect(listed).toContain(`1回\t550 5.1.1\t${to}`);

  cli.send = send;
  expect(await operator('mails', 'send', id)).toBe('メール：1 通');
  expect(cli.errors).toBe(`メール ${id}：送信しました。\n`);
  expect(sent).toEqual([to]);
  expect(await operator('mails', 'list', '--failed')).not.toContain(id);
  await expect(operator('mails', 'send', id)).rejects.toThrow('送信済みです。');
  expect(sent).toEqual([to]);
});

test('sends all failed mails on request, and names those that fail again', async () => {
  const warned = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  const [first, second] = [await queueMail(), await queueMail()];
  await cli.api.deliverMails(undefined, unknownUser);
  const { sent, send } = recorder();
  cli.send = async (mail) => (mail.to === second.to ? unknownUser(mail) : send(mail));
  await expect(operator('mails', 'send', '--failed')).rejects.toThrow(
    `メール ${second.id}：メールサーバーに拒否されました（550 5.1.1）。`,
  );
  expect(sent).toEqual([first.to]);
  cli.send = send;
  await operator('mails', 'send', '--failed');
  expect(sent).toEqual([first.to, second.to]);
  expect(await operator('mails', 'send', '--failed')).toBe('失敗したメールはありません。変更はありません。');
  warned.mockRestore();
});

test('never queues or sends an expired mail, even on request, and lists it as expired', async () => {
  const { id } = await queueMail(passwordResetMail(SITE_ORIGIN, 'token'));
  await useUpAttempts(id, offline);
  await cli.api.pool.query("update mails set expires_at = now() - interval '1 s' where id = $1", [id]);
  expect(await requeueUndelivered(cli.api.db)).toBe(0);
  const { sent, send } = recorder();
  cli.send = send;
  expect(await deliver(id, send)).toBe('expired');
  await expect(operator('mails', 'send', id)).rejects.toThrow('期限が切れているため、送信しません。');
  await operator('mails', 'send', '--failed');
  expect(sent).toEqual([]);
  expect(await operator('mails', 'list', '--failed')).toContain(`${id}\t期限切れ\t`);
});

test('only one process sends a mail, and the lock of a crashed process expires after minutes', async () => {
  const { id } = await queueMail();
  const { sent, send } = recorder();
  const slow = slowServer();
  const first = deliver(id, slow.send);
  await eventually(async () => expect(await stateOf(id)).toBe('sending'));
  await expect(deliver(id, send)).rejects.toThrow('LOCKED');
  cli.send = send;
  await expect(operator('mails', 'send', id)).rejects.toThrow('ほかの処理が送信中です。');
  expect(sent).toEqual([]);
  slow.answer();
  expect(await first).toBe('sent');

  const left = await queueMail();
  await cli.api.pool.query("update mails set locked_until = now() + interval '1 h' where id = $1", [left.id]);
  expect(await stateOf(left.id)).toBe('sending');
  await cli.api.pool.query("update mails set locked_until = now() - interval '1 s' where id = $1", [left.id]);
  expect(await deliver(left.id, send)).toBe('sent');
});

test('sends nothing without a configured mail server or without a choice of mails', async () => {
  cli.send = undefined;
  await expect(operator('mails', 'send', '--failed')).rejects.toThrow('SMTP_URL');
  await expect(operator('mails', 'send')).rejects.toThrow('どちらか一方');
  await expect(operator('mails', 'send', randomUUID(), '--failed')).rejects.toThrow('どちらか一方');
  cli.send = recorder().send;
  await expect(operator('mails', 'send', '12')).rejects.toThrow('メールのID');
  const unknown = randomUUID();
  await expect(operator('mails', 'send', unknown)).rejects.toThrow(`メール ${unknown}：ありません。`);
});

test('deletes a mail that has failed 30 days after its creation', async () => {
  const { id } = await queueMail();
  await cli.api.pool.query('update mails set failed_at = now() where id = $1', [id]);
  await removeOldMails(cli.api.db);
  expect(await listFailedMails(cli.api.db)).toContainEqual(expect.objectContaining({ id }));
  await cli.api.pool.query("update mails set created_at = now() - interval '31 days' where id = $1", [id]);
  await removeOldMails(cli.api.db);
  expect(await stateOf(id)).toBeUndefined();
});

describe('the lock of a mail that is being sent', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  test('is kept while a slow mail server takes longer than the lock lasts', async () => {
    const { id } = await queueMail();
    const slow = slowServer();
    const sending = deliver(id, slow.send);
    await eventually(async () => expect(await stateOf(id)).toBe('sending'));
    await cli.api.pool.query("update mails set locked_until = now() - interval '1 s' where id = $1", [id]);
    expect(await stateOf(id)).toBe('queued');
    vi.advanceTimersByTime(5_000);
    await eventually(async () => expect(await stateOf(id)).toBe('sending'));
    slow.answer();
    expect(await sending).toBe('sent');
  });

  test('leaves the mail to its next attempt when its renewal arrives after the failure', async () => {
    const { db } = cli.api;
    const { id } = await queueMail();
    const slow = slowServer();
    const sending = deliver(id, slow.send).catch(({ reason }) => reason);
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
    slow.answer(Object.assign(new Error('offline'), { code: 'ECONNREFUSED', command: 'CONN' }));
    expect(await sending).toBe('ECONNREFUSED');
    await renewLate?.();
    expect(await stateOf(id)).toBe('queued');
  });
});
