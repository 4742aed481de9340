import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { mailSettingsUrl } from '@/server/mail/content';
import { deliverMail } from '@/server/mail/deliver';
import { enqueueMail } from '@/server/mail/outbox';
import { seminarReminderMail } from '@/server/mail/seminar-mails';
import { createMailSender } from '@/server/mail/transport';
import { findSeminarRows } from '@/server/seminars/service';
import { createOpenSeminar } from '@/tests/setup/samples';
import { jsonOf } from '../setup/agent';
import { createTestApi, PASSWORD, SITE_ORIGIN, type TestApi } from '../setup/api';
import { startSmtpServer } from '../setup/smtp-server';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.drop());

describe('an email address', () => {
  test('logs in, whatever its case, and with dots as carriers gave them out', async () => {
    await api.createMember({ email: 'aaa..bbb@docomo.ne.jp' });
    for (const email of ['AAA..bbb@DoCoMo.ne.jp', ' aaa..bbb@docomo.ne.jp'])
      expect((await api.agent().post('/login/', { email, password: PASSWORD })).status).toBe(200);
  });
});

describe('a password with voiced kana', () => {
  const COMPOSED = 'ガイドブックの2026年';

  test.each([
    ['set composed and typed decomposed', COMPOSED, COMPOSED.normalize('NFD')],
    ['set decomposed and typed composed', COMPOSED.normalize('NFD'), COMPOSED],
  ])('logs in when %s', async (_name, set, typed) => {
    const member = await api.createMember();
    const browser = await api.logInAs(member);
    const change = { current_password: PASSWORD, new_password: set };
    expect((await browser.post('/change-password/', change)).status).toBe(200);
    const login = await api.agent().post('/login/', { email: member.email, password: typed });
    expect(login.status).toBe(200);
  });
});

describe('replies with personal data that are read once', () => {
  test('are not stored', async () => {
    const member = await api.createMember();
    const browser = await api.logInAs(member);
    for (const path of ['/personal-data/', '/sessions/'])
      expect((await browser.get(path)).headers.get('Cache-Control'), path).toBe('no-store');
    await api.agent().post('/issue-password-token/', { email: member.email });
    const token = await api.readMailedToken(member.email);
    const reply = await api.agent().get(`/update-password/?token=${token}`);
    expect([reply.status, reply.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  });
});

describe('a new email address', () => {
  test('is confirmed while others ask for a registration with it', async () => {
    const member = await api.createMember();
    const browser = await api.logInAs(member);
    const email = 'wanted@example.com';
    await browser.post('/change-email/', { email, password: PASSWORD });
    const token = await api.readMailedToken(email);
    const register = () => api.agent().post('/members/', { email });
    const confirm = () => browser.patch('/change-email/', { token });
    const [reply] = await Promise.all([confirm(), register(), register(), register()]);
    expect([reply.status, (await jsonOf(reply)).success]).toEqual([200, true]);
  });
});

describe('mails to one mailbox', () => {
  test('are limited over all spellings of its address', async () => {
    for (let n = 0; n < 20; n += 1) {
      const headers = { 'X-Forwarded-For': `192.0.2.${n}` };
      await api.agent().post('/members/', { email: `flood+${n}@example.com` }, headers);
    }
    const { rows } = await api.pool.query('select from mails where "to" like \'flood+%\'');
    expect(rows.length).toBeLessThanOrEqual(15);
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
