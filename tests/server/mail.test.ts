import { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { inTransaction } from '@/server/db/transaction';
import { createBoss, MAIL_QUEUE } from '@/server/jobs/queue';
import { runCleanup, startJobs } from '@/server/jobs/start-jobs';
import { log } from '@/server/log';
import { mailSettingsUrl } from '@/server/mail/content';
import { deliverMail } from '@/server/mail/deliver';
import { welcomeMail } from '@/server/mail/membership-mails';
import { enqueueMail } from '@/server/mail/outbox';
import { passwordResetMail } from '@/server/mail/security-mails';
import { seminarReminderMail } from '@/server/mail/seminar-mails';
import { createMailSender } from '@/server/mail/transport';
import { cancelSeminar, remindParticipants } from '@/server/seminar-applications/notifications';
import { findSeminarRows } from '@/server/seminars/service';
import { buildInquiry, createOpenSeminar, daysFromNow } from '@/tests/setup/samples';
import { createTestApi, INQUIRY_ADDRESS, SITE_ORIGIN, setUpTestApi, type TestApi } from '../setup/api';
import { eventually } from '../setup/eventually';
import { startSmtpServer } from '../setup/smtp-server';

const api = setUpTestApi();

const buildMail = (to: string, dedupeKey?: string) => ({
  to,
  siteOrigin: SITE_ORIGIN,
  content: welcomeMail(SITE_ORIGIN, '田中'),
  ...(dedupeKey ? { dedupeKey } : {}),
});

describe('the mail queue', () => {
  test('one event enqueues one mail, even when it is reported many times concurrently', async () => {
    await Promise.all(
      Array.from({ length: 20 }, () =>
        inTransaction(api.db, (tx) => enqueueMail(tx, buildMail('once@example.com', 'event:1'))),
      ),
    );
    expect(await api.deliverMails('once@example.com')).toHaveLength(1);
  });

  test('a mail with a link that works for hours passes mails that wait already', async () => {
    const enqueue = (to: string, content: ReturnType<typeof welcomeMail>) =>
      inTransaction(api.db, (tx) => enqueueMail(tx, { to, content, siteOrigin: SITE_ORIGIN }));
    for (let count = 0; count < 3; count += 1)
      await enqueue(`many${count}@example.com`, welcomeMail(SITE_ORIGIN, '田中'));
    await enqueue('awaited@example.com', passwordResetMail(SITE_ORIGIN, 'token'));
    const boss = createBoss(api.pool, { supervise: false });
    const [job] = await boss.fetch<{ mailId: string }>(MAIL_QUEUE);
    const { rows } = await api.pool.query('select "to" from mails where id = $1', [job?.data.mailId]);
    expect(rows).toEqual([{ to: 'awaited@example.com' }]);
    await api.pool.query(
      'delete from pgboss.job; delete from mails where "to" similar to \'(many|awaited)%\'',
    );
  });

  test('a transaction that is rolled back enqueues no mail', async () => {
    const failing = inTransaction(api.db, async (tx) => {
      await enqueueMail(tx, buildMail('undone@example.com'));
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    expect(await api.deliverMails('undone@example.com')).toEqual([]);
    const { rows } = await api.pool.query(
      "select count(*)::int as jobs from pgboss.job where state < 'active'",
    );
    expect(rows).toEqual([{ jobs: 0 }]);
  });

  test('delivers a mail once after the mail server was unavailable, and then erases its text', async () => {
    const warned = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
    const server = await startSmtpServer();
    const { received, url: SMTP_URL } = server;
    await server.close();
    const send = createMailSender({ SMTP_URL, SITE_ORIGIN, MAIL_FROM: undefined });
    await enqueueMail(api.db, buildMail('patient@example.com', 'event:2'));
    await api.deliverMails(undefined, send);
    expect(received).toEqual([]);
    expect(warned).toHaveBeenCalled();

    await server.listen();
    const { rows } = await api.pool.query(
      "update pgboss.job set start_after = now() - interval '1 second' where state = 'retry' returning id, retry_limit",
    );
    expect(rows).toHaveLength(1);
    await api.deliverMails(undefined, send);
    await api.deliverMails(undefined, send);
    await server.close();
    expect(received).toHaveLength(1);
    expect(received[0]).toContain(`Message-ID: <${rows[0].id}@localhost>`);
    expect(received[0]).toContain('To: patient@example.com');
    expect(received[0]).toContain('From: no-reply@localhost');
    const { rows: delivered } = await api.pool.query("select * from mails where dedupe_key = 'event:2'");
    expect(delivered).toMatchObject([{ to: null, subject: null, text: null, html: null }]);
    await enqueueMail(api.db, buildMail('patient@example.com', 'event:2'));
    expect(await api.deliverMails('patient@example.com')).toEqual([]);
    vi.restoreAllMocks();
  });

  test('waits minutes for a mail server that examines the text, because another attempt would be a second mail', async () => {
    const { url: SMTP_URL, close } = await startSmtpServer();
    onTestFinished(async () => void (await close()));
    const limits = vi.spyOn(Socket.prototype, 'setTimeout');
    onTestFinished(() => limits.mockRestore());
    const send = createMailSender({ SMTP_URL, SITE_ORIGIN, MAIL_FROM: undefined });
    await send?.({ messageId: '<1@localhost>', to: 'slow@example.com', subject: '', text: '', html: '' });
    // The earlier one is for the connection.
    expect(limits.mock.calls.map(([limit]) => limit).filter(Boolean)).toEqual([10_000, 200_000]);
  });

  test('does not retry a recipient that the mail server does not know, and records the error', async () => {
    const warned = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
    const { received, url: SMTP_URL, close } = await startSmtpServer();
    const send = createMailSender({ SMTP_URL, SITE_ORIGIN, MAIL_FROM: undefined });
    await enqueueMail(api.db, buildMail('nobody@example.com', 'event:3'));
    await api.deliverMails(undefined, send);
    await close();
    const { rows } = await api.pool.query("select * from mails where dedupe_key = 'event:3'");
    expect(rows).toMatchObject([{ attempts: 1, last_error: '550 5.1.1', failed_at: expect.any(Date) }]);
    expect(received).toEqual([]);
    expect(JSON.stringify(warned.mock.calls)).not.toContain('nobody@');
    vi.restoreAllMocks();
  });

  test('two workers of two processes deliver each mail once, without delay after wake()', async () => {
    const sent: string[] = [];
    const send = async ({ to }: { to: string }) => void sent.push(to);
    // Only wake() can have them sent while the test waits.
    const jobs = { db: api.db, pool: api.pool, siteOrigin: SITE_ORIGIN, send, pollIntervalMs: 120_000 };
    const workers = await Promise.all([startJobs(jobs), startJobs(jobs)]);
    const addresses = Array.from({ length: 30 }, (_, index) => `bulk${index}@example.com`);
    for (const to of addresses) await enqueueMail(api.db, buildMail(to));
    for (const worker of workers) worker.wake();
    await eventually(() => expect(sent).toHaveLength(30));
    await Promise.all(workers.map((worker) => worker.stop()));
    expect(sent.toSorted()).toEqual(addresses.toSorted());
  });
});

describe('cleanup', () => {
  test('runs when a process starts, because one that restarts often never reaches the interval', async () => {
    await enqueueMail(api.db, buildMail('old@example.com'));
    // Otherwise the worker sends it now, and the cleanup leaves rows that change meanwhile to its next run.
    await api.deliverMails(undefined, async () => undefined);
    await api.pool.query(
      `update mails set created_at = now() - interval '32 days', delivered_at = now() - interval '31 days'`,
    );
    const worker = await startJobs({ db: api.db, pool: api.pool, siteOrigin: SITE_ORIGIN });
    await eventually(async () => expect((await api.pool.query('select from mails')).rowCount).toBe(0));
    await worker.stop();
  });

  test('deletes expired records and nothing else', async () => {
    const member = await api.createMember();
    await (await api.logInAs(member)).post('/members/', { email: 'unfinished@example.com' });
    await api.logInAs(member);
    await api.agent().post('/members/', { email: 'recent@example.com' });
    const old = "now() - interval '40 days'";
    await api.pool.query(`update members set updated_at = ${old} where email = 'unfinished@example.com'`);
    await api.pool.query(
      `update sessions set created_at = ${old}, expires_at = ${old} + interval '1 day'
        where ctid = (select ctid from sessions where member_id = $1 limit 1)`,
      [member.id],
    );
    await runCleanup(api.db);
    const count = async (from: string) => (await api.pool.query(`select from ${from}`)).rowCount;
    expect(await count("members where email = 'unfinished@example.com'")).toBe(0);
    expect(await count("members where email = 'recent@example.com'")).toBe(1);
    expect(await count(`sessions where member_id = ${member.id}`)).toBe(1);
    expect(await count('tokens')).toBe(1);
  });
});

test('a delivered mail says that a program has sent it, quotes unusual addresses, and tells where a reminder is switched off', async () => {
  const { received, url: SMTP_URL, close } = await startSmtpServer();
  onTestFinished(async () => void (await close()));
  const send = createMailSender({ SMTP_URL, SITE_ORIGIN, MAIL_FROM: undefined });
  const seminar = [...(await findSeminarRows(api.db, [await createOpenSeminar(api.db)])).values()][0];
  if (!seminar) throw new Error('no seminar');
  const to = 'aaa..bbb.@docomo.ne.jp';
  const content = seminarReminderMail({ siteOrigin: SITE_ORIGIN, familyName: '田中', seminar });
  await enqueueMail(api.db, { to, content, siteOrigin: SITE_ORIGIN });
  const { rows } = await api.pool.query('select id from mails where "to" = $1', [to]);
  expect(await deliverMail(api.db, rows[0].id, { siteOrigin: SITE_ORIGIN, send })).toBe('sent');
  const [mail = ''] = received;
  expect(mail).toContain('Auto-Submitted: auto-generated');
  expect(mail.replace(/\r\n\s+/g, ' ')).toContain(`List-Unsubscribe: <${mailSettingsUrl(SITE_ORIGIN)}>`);
  expect(mail).toContain('"aaa..bbb."@docomo.ne.jp');
});

describe('the order of the queue', () => {
  const PARTICIPANTS = 5;
  const COMPANY = 'company@suihei.example';

  let api: TestApi;
  let server: Awaited<ReturnType<typeof startSmtpServer>>;
  beforeAll(async () => {
    api = await createTestApi();
    server = await startSmtpServer();
  });
  afterAll(async () => {
    await server.close();
    await api.drop();
  });

  /** Queues each mail that many members get: of a cancelled seminar, and of one tomorrow. */
  async function queueMassMails(): Promise<number> {
    const { db, pool } = api;
    const cancelled = await createOpenSeminar(db);
    const tomorrow = await createOpenSeminar(db, { startsAt: daysFromNow(0.9) });
    await pool.query(
      `with added as (
      insert into members (email, status, family_name, given_name, family_name_kana, given_name_kana)
        select gen_random_uuid() || '@many.example', 'active', '山田', '花', 'やまだ', 'はな'
        from generate_series(1, $1) returning id)
    insert into seminar_applications (member_id, seminar_id, status, event_count)
      select added.id, seminar, 'applied', 1 from added, unnest($2::int[]) seminar`,
      [PARTICIPANTS, [cancelled, tomorrow]],
    );
    await cancelSeminar(db, cancelled, '講師急病', SITE_ORIGIN);
    await remindParticipants(db, SITE_ORIGIN);
    return 2 * PARTICIPANTS;
  }

  test.each([
    ['that are queued already', false],
    ['that a process queues when it starts, because their jobs were lost', true],
  ])('sends the mails of an inquiry before mails to many members %s', async (_case, isQueueLost) => {
    const count = await queueMassMails();
    await api
      .agent()
      .post('/company-inquiries/', buildInquiry({ request_id: crypto.randomUUID(), email: COMPANY }));
    if (isQueueLost) await api.pool.query('delete from pgboss.job');
    const { received, url: SMTP_URL } = server;
    received.length = 0;
    const send = createMailSender({ SMTP_URL, SITE_ORIGIN, MAIL_FROM: undefined });
    const worker = await startJobs({
      db: api.db,
      pool: api.pool,
      siteOrigin: SITE_ORIGIN,
      send,
      pollIntervalMs: 20,
    });
    await eventually(() => expect(received).toHaveLength(count + 2));
    await worker.stop();
    const recipients = received.map((mail) => /^To: (.+)\r$/m.exec(mail)?.[1]);
    expect(recipients.slice(0, 2).toSorted()).toEqual([COMPANY, INQUIRY_ADDRESS]);
    expect(recipients.slice(2)).toEqual(
      Array.from({ length: count }, () => expect.stringMatching(/@many\.example$/)),
    );
  });
});
