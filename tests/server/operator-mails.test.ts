import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseEnv } from '@/config/env';
import { createSiteConfig, setSiteConfig, siteConfig } from '@/config/site';
import { boot } from '@/server/bootstrap';
import { sendOperatorDigest } from '@/server/mail/operator-mails';
import { createAgent } from '@/tests/setup/agent';
import { createTestApi, PASSWORD, SITE_ORIGIN, type TestApi } from '@/tests/setup/api';
import { buildEntry, createApplicant, createOpenVacancy } from '@/tests/setup/applications';
import { changedEnv, restoreEnv } from '@/tests/setup/changed-env';
import { eventually } from '@/tests/setup/eventually';
import { buildInquiry, buildRegistration, createOpenSeminar } from '@/tests/setup/samples';
import { startSmtpServer } from '@/tests/setup/smtp-server';

const OPERATOR = 'office@example.jp';

let api: TestApi;
beforeEach(async () => {
  api = await createTestApi();
  changedEnv.OPERATOR_EMAIL = OPERATOR;
});
afterEach(async () => {
  restoreEnv();
  await api.drop();
});

const subjects = async () =>
  (await api.deliverMails(OPERATOR)).map(({ subject }) => subject.replace(/^【.*】/, ''));

async function applyToBoth() {
  const { member, browser } = await createApplicant(api);
  const vacancy = await createOpenVacancy(api);
  await browser.post('/vacancy-applications/', buildEntry(vacancy));
  // A retry tells nothing again.
  await browser.post('/vacancy-applications/', buildEntry(vacancy));
  await browser.post('/applications/', { seminar: await createOpenSeminar(api.db) });
  return { member, browser };
}

/** Registers a member, and repeats the last request. @returns the status of both */
async function register(site: TestApi, email: string): Promise<number[]> {
  await site.agent().post('/members/', { email });
  const request = buildRegistration(await site.readMailedToken(email));
  const browser = site.agent();
  const first = await browser.post('/set-password/', request);
  return [first.status, (await browser.post('/set-password/', request)).status];
}

test('tells the operator of each application, once, with the name of the member and the command that shows it', async () => {
  const { member } = await applyToBoth();
  const mails = await api.deliverMails(OPERATOR);
  expect(mails.map(({ subject }) => subject.replace(/^【.*】/, '')).toSorted()).toEqual([
    'セミナーへの申込みがありました',
    '案件への応募がありました',
  ]);
  for (const { text } of mails) {
    expect(text).toMatch(new RegExp(`会員：.+ .+（${member.id}）\n`));
    expect(text).toMatch(/applications show \d+/);
    expect(text).not.toContain(member.email);
    expect(text).not.toContain('送信専用');
  }
});

test('tells the operator once of a registration that waits for approval, with the command that approves it', async () => {
  const manual = await createTestApi({ manualApproval: true });
  expect(await register(manual, 'waiting@example.com')).toEqual([202, 202]);
  const { rows } = await manual.pool.query('select id from members');
  const mails = await manual.deliverMails(OPERATOR);
  await manual.drop();
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringContaining('承認を待っている登録があります'),
  ]);
  expect(mails[0]?.text).toContain(`members approve ${rows[0].id}`);
  expect(mails[0]?.text).not.toContain('waiting@example.com');
});

test('tells nothing of a registration that needs no approval', async () => {
  expect(await register(api, 'new@example.com')).toEqual([200, 200]);
  expect(await subjects()).toEqual([]);
});

test('tells the operator once of a withdrawal, and names the member only by number', async () => {
  const { member, browser } = await api.createLoggedInMember();
  const withdrawal = { reasons: ['busy'], comment: '', password: PASSWORD };
  expect((await browser.patch(`/members/${member.id}/withdraw/`, withdrawal)).status).toBe(200);
  const mails = await api.deliverMails(OPERATOR);
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('会員が退会しました')]);
  expect(mails[0]?.text).toContain(`会員：${member.id}\n`);
  expect(mails[0]?.text).not.toContain(member.email);
});

test.each(['each', 'daily'] as const)(
  'sends a company’s inquiry at once, in a mail that the company gets the answer to (OPERATOR_MAILS=%s)',
  async (mails) => {
    const { received, url: SMTP_URL, close } = await startSmtpServer();
    const usualSite = siteConfig();
    setSiteConfig(createSiteConfig({ SITE_ORIGIN, CONTACT_EMAIL: 'support@example.jp' }));
    const site = await boot(
      parseEnv({
        DATABASE_URL: api.url,
        SMTP_URL,
        OPERATOR_EMAIL: OPERATOR,
        OPERATOR_MAILS: mails,
        SEED: 'none',
      }),
    );
    try {
      const browser = createAgent((request) => site.fetch(request));
      const inquiry = buildInquiry({ email: 'aoki@aozora.example' });
      // The second one is a retry.
      for (let times = 0; times < 2; times += 1)
        expect((await browser.post('/company-inquiries/', inquiry)).status).toBe(200);
      await eventually(() => expect(received).toHaveLength(2));
    } finally {
      await site.stop();
      setSiteConfig(usualSite);
      await close();
    }
    const headersTo = (address: string) =>
      received
        .map((mail) => mail.split('\r\n\r\n')[0]?.split('\r\n') ?? [])
        .filter((headers) => headers.includes(`To: ${address}`));
    expect(headersTo(OPERATOR)).toEqual([expect.arrayContaining(['Reply-To: aoki@aozora.example'])]);
    const [confirmation] = headersTo('aoki@aozora.example');
    expect(confirmation?.filter((header) => header.startsWith('Reply-To'))).toEqual([]);
  },
);

test('tells nothing without an address', async () => {
  delete changedEnv.OPERATOR_EMAIL;
  await applyToBoth();
  expect(await subjects()).toEqual([]);
});

test('sends one mail a day with the counts of the day before, and none for a day without events', async () => {
  changedEnv.OPERATOR_MAILS = 'daily';
  await applyToBoth();
  expect(await subjects()).toEqual([]);
  const tomorrow = (hour: number) => {
    const day = new Date(Date.now() + 33 * 3_600_000).toISOString().slice(0, 10);
    return new Date(`${day}T${String(hour).padStart(2, '0')}:00:00+09:00`);
  };
  await sendOperatorDigest(api.db, SITE_ORIGIN, tomorrow(7));
  expect(await subjects()).toEqual([]);
  await sendOperatorDigest(api.db, SITE_ORIGIN, tomorrow(8));
  await sendOperatorDigest(api.db, SITE_ORIGIN, tomorrow(9));
  const [mail, ...others] = await api.deliverMails(OPERATOR);
  expect(others).toEqual([]);
  expect(mail?.subject).toMatch(/\d{4}-\d\d-\d\d のまとめ$/);
  expect(mail?.text).toContain('案件への応募：1 件\nセミナーへの申込み：1 件\n承認を待っている登録：0 件');
  await sendOperatorDigest(api.db, SITE_ORIGIN, new Date(tomorrow(9).getTime() + 24 * 3_600_000));
  expect(await subjects()).toHaveLength(1);
});
