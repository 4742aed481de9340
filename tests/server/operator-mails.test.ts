import { afterEach, beforeEach, expect, test } from 'vitest';
import { sendOperatorDigest } from '@/server/mail/operator-mails';
import { createTestApi, SITE_ORIGIN, type TestApi } from '@/tests/setup/api';
import { buildEntry, createApplicant, createOpenVacancy } from '@/tests/setup/applications';
import { changedEnv, restoreEnv } from '@/tests/setup/changed-env';
import { createOpenSeminar } from '@/tests/setup/seminars';

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

test('tells the operator of each application, once, and names the member only by number', async () => {
  const { member } = await applyToBoth();
  const mails = await api.deliverMails(OPERATOR);
  expect(mails.map(({ subject }) => subject.replace(/^【.*】/, '')).toSorted()).toEqual([
    'セミナーへの申込みがありました',
    '案件への応募がありました',
  ]);
  for (const { text } of mails) {
    expect(text).toContain(`会員：${member.id}\n`);
    expect(text).not.toContain(member.email);
  }
});

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
