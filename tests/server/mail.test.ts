import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { setSiteConfig, siteConfig } from '@/config/site';
import { inTransaction } from '@/server/db/transaction';
import { createBoss, MAIL_QUEUE } from '@/server/jobs/queue';
import { runCleanup, startJobs } from '@/server/jobs/start-jobs';
import { log } from '@/server/log';
import { decisionMail, withdrawnMail } from '@/server/mail/membership-mails';
import { enqueueMail } from '@/server/mail/outbox';
import { approvedMail, waitingMail, welcomeMail } from '@/server/mail/registration-mails';
import { renderMail } from '@/server/mail/render';
import {
  emailChangedMail,
  emailChangeNoticeMail,
  emailVerificationMail,
  passwordChangedMail,
  passwordResetMail,
} from '@/server/mail/security-mails';
import { createMailSender } from '@/server/mail/transport';
import {
  vacancyApplicationCancelledMail,
  vacancyApplicationReappliedMail,
  vacancyApplicationReceivedMail,
} from '@/server/mail/vacancy-mails';
import { jsonOf } from '../setup/agent';
import { createTestApi, SITE_ORIGIN, type TestApi } from '../setup/api';
import { eventually } from '../setup/eventually';
import { smtpServer as createSmtpServer } from '../setup/smtp-server';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.drop());

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
    const receivedMails: string[] = [];
    const server = createSmtpServer(receivedMails);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    await new Promise((resolve) => server.close(resolve));
    const send = createMailSender({
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      SITE_ORIGIN,
      MAIL_FROM: undefined,
    });
    await enqueueMail(api.db, buildMail('patient@example.com', 'event:2'));
    await api.deliverMails(undefined, send);
    expect(receivedMails).toEqual([]);
    expect(warned).toHaveBeenCalled();

    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    const { rows } = await api.pool.query(
      "update pgboss.job set start_after = now() - interval '1 second' where state = 'retry' returning id, retry_limit",
    );
    expect(rows).toHaveLength(1);
    await api.deliverMails(undefined, send);
    await api.deliverMails(undefined, send);
    await new Promise((resolve) => server.close(resolve));
    expect(receivedMails).toHaveLength(1);
    expect(receivedMails[0]).toContain(`Message-ID: <${rows[0].id}@localhost>`);
    expect(receivedMails[0]).toContain('To: patient@example.com');
    expect(receivedMails[0]).toContain('From: no-reply@localhost');
    const { rows: delivered } = await api.pool.query("select * from mails where dedupe_key = 'event:2'");
    expect(delivered).toMatchObject([{ to: null, subject: null, text: null, html: null }]);
    await enqueueMail(api.db, buildMail('patient@example.com', 'event:2'));
    expect(await api.deliverMails('patient@example.com')).toEqual([]);
    vi.restoreAllMocks();
  });

  test('does not retry a recipient that the mail server does not know, and records the error', async () => {
    const warned = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
    const receivedMails: string[] = [];
    const server = createSmtpServer(receivedMails);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    const send = createMailSender({
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      SITE_ORIGIN,
      MAIL_FROM: undefined,
    });
    await enqueueMail(api.db, buildMail('nobody@example.com', 'event:3'));
    await api.deliverMails(undefined, send);
    await new Promise((resolve) => server.close(resolve));
    const { rows } = await api.pool.query("select * from mails where dedupe_key = 'event:3'");
    expect(rows).toMatchObject([{ attempts: 1, last_error: '550 5.1.1', failed_at: expect.any(Date) }]);
    expect(receivedMails).toEqual([]);
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

describe('templates', () => {
  const facts = {
    siteOrigin: SITE_ORIGIN,
    familyName: '<b>田中</b>',
    vacancyTitle: '連結決算 & "開示"\r\nBcc: x@example.com',
    vacancyUrl: `${SITE_ORIGIN}/vacancy/1`,
  };

  test.each([
    vacancyApplicationReceivedMail,
    vacancyApplicationCancelledMail,
    vacancyApplicationReappliedMail,
  ])('%o escapes all text and links to the vacancy', (template) => {
    const rendered = renderMail(template(facts), SITE_ORIGIN);
    expect(rendered.html).toContain('&lt;b&gt;田中&lt;/b&gt; 様');
    expect(rendered.html).toContain('連結決算 &amp; &quot;開示&quot;');
    expect(rendered.html).not.toContain('<b>');
    expect(rendered.text).toContain(facts.vacancyUrl);
    expect(rendered.subject).not.toMatch(/[\r\n]/);
  });

  test.each([vacancyApplicationReceivedMail, vacancyApplicationReappliedMail])(
    '%o says until which day the answer comes, where the operator names a time',
    (template) => {
      const textOf = () => renderMail(template(facts), SITE_ORIGIN).text;
      expect(textOf()).toContain('ご登録の連絡先にご連絡します。応募の取り消しは');
      const usualSite = siteConfig();
      vi.useFakeTimers({ now: new Date('2026-11-20T18:00:00+09:00'), toFake: ['Date'] });
      try {
        setSiteConfig({ ...usualSite, replyBusinessDays: 5 });
        expect(textOf()).toContain('ご登録の連絡先にご連絡します。返信の目安は11月30日(月)です。');
      } finally {
        vi.useRealTimers();
        setSiteConfig(usualSite);
      }
    },
  );
});

describe('mails about the account', () => {
  const name = '<b>田中</b>';

  test.each([
    ['パスワードが変更されました', passwordChangedMail(SITE_ORIGIN, name)],
    ['メールアドレスの変更を受け付けました', emailChangeNoticeMail(SITE_ORIGIN, name, 'new@example.com')],
    ['メールアドレスが変更されました', emailChangedMail(name, 'new@example.com')],
    ['退会の手続きが完了しました', withdrawnMail(name)],
    ['お申し込みを受け付けました', waitingMail(name)],
    ['会員登録が承認されました', approvedMail(SITE_ORIGIN, name)],
    ['審査結果について', decisionMail('refused', name)],
  ])('%s: addresses the member in text and HTML, and escapes all text', (subject, content) => {
    const rendered = renderMail(content, SITE_ORIGIN);
    expect(rendered.subject).toContain(subject);
    expect(rendered.text).toContain(`${name} 様`);
    expect(rendered.html).toContain('&lt;b&gt;田中&lt;/b&gt; 様');
    expect(rendered.html).not.toContain('<b>');
  });

  test.each([
    [passwordResetMail(SITE_ORIGIN, 'abc'), '/auth/reset/password?token=abc', '1時間'],
    [emailVerificationMail(SITE_ORIGIN, 'abc'), '/mypage/system/?token=abc', '24時間'],
  ])('contains the complete link and its lifetime in text and HTML', (content, path, lifetime) => {
    const { text, html } = renderMail(content, SITE_ORIGIN);
    for (const part of [text, html]) {
      expect(part).toContain(SITE_ORIGIN + path);
      expect(part).toContain(lifetime);
    }
  });
});

describe('the demo inbox', () => {
  test('lists the mails newest first, filters by address, and returns JSON', async () => {
    await enqueueMail(api.db, buildMail('inbox@example.com'));
    const [stored] = await api.deliverMails('inbox@example.com');
    const browser = api.agent();
    const list = await browser.get('/dev/mail?to=inbox@example.com');
    expect(list.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await list.text()).toContain(`/dev/mail/${stored?.id}`);
    expect(await (await browser.get('/dev/mail?to=x')).text()).toContain('メールはありません');
    const page = await (await browser.get(`/dev/mail/${stored?.id}`)).text();
    expect(page).toContain(`<a href="${SITE_ORIGIN}/mypage"`);
    expect(page).toContain('sandbox=');
    expect(page).not.toMatch(/<script/);
    const { results } = await jsonOf(await browser.get('/dev/mail.json?to=inbox@example.com'));
    expect(results).toMatchObject([{ id: stored?.id, to: 'inbox@example.com', subject: stored?.subject }]);
    expect((await browser.get('/dev/mail/not-an-id')).status).toBe(404);
  });

  test('does not exist outside demo mode', async () => {
    const live = await createTestApi({ hasDevInbox: false });
    for (const path of ['/dev/mail', '/dev/mail.json', '/dev/mail/7b0a2f5e-0000-4000-8000-000000000000']) {
      expect((await live.agent().get(path)).status).toBe(404);
    }
    await live.drop();
  });
});
