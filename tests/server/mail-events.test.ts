import { expect, test } from 'vitest';
import { remindParticipants } from '@/server/seminar-applications/notifications';
import { buildRegistration, createOpenSeminar, daysFromNow } from '@/tests/setup/samples';
import { type Agent, jsonOf } from '../setup/agent';
import { PASSWORD, SITE_ORIGIN, setUpTestApi } from '../setup/api';
import { buildEntry, CAREER, createOpenVacancy } from '../setup/applications';

// Passwords are hashed with the real algorithm, which is slow when other tests run at the same time.

const api = setUpTestApi();

const FIRST = 'first@example.com';
const SECOND = 'second@example.com';
const NEXT_PASSWORD = 'another-horse-2026';

const seen = new Set<string>();

/** Returns the mails since the last call, oldest first: recipient, and subject without the site's name. */
async function newMails(): Promise<[to: string, subject: string][]> {
  const fresh = (await api.deliverMails()).filter(({ id }) => !seen.has(id)).reverse();
  for (const { id, text, html, subject } of fresh) {
    seen.add(id);
    expect([subject, html]).toEqual([subject, expect.stringMatching(/^<!doctype html>\n<html lang="ja">/)]);
    expect([subject, text]).toEqual([subject, expect.not.stringMatching(/<\w|undefined|null/)]);
    expect([subject, text]).toEqual([subject, expect.stringContaining(`${SITE_ORIGIN}/`)]);
  }
  return fresh.map(({ to, subject }) => [to, subject.replace(/^【.+】/, '')]);
}

const expectSuccess = async (response: Promise<Response>) => {
  const answer = await response;
  expect([200, 201]).toContain(answer.status);
  return answer;
};

test('every event sends exactly the expected mail, as text and HTML, to the right address', async () => {
  const browser: Agent = api.agent();
  await expectSuccess(browser.post('/members/', { email: FIRST }));
  expect(await newMails()).toEqual([[FIRST, '会員登録のご案内']]);

  const registration = buildRegistration(await api.readMailedToken(FIRST));
  const { member } = await jsonOf(await expectSuccess(browser.post('/set-password/', registration)));
  expect(await newMails()).toEqual([[FIRST, '会員登録が完了しました']]);

  await expectSuccess(browser.patch(`/career-education/${member.id}/`, { careers: [CAREER] }));
  const vacancy = await createOpenVacancy(api);
  const applied = await jsonOf(
    await expectSuccess(browser.post('/vacancy-applications/', buildEntry(vacancy))),
  );
  expect(await newMails()).toEqual([[FIRST, '案件への応募を受け付けました']]);
  await expectSuccess(browser.post(`/vacancy-applications/${applied.id}/cancel/`));
  expect(await newMails()).toEqual([[FIRST, '案件への応募を取り消しました']]);
  await expectSuccess(browser.patch(`/vacancy-applications/${applied.id}/reapplication/`));
  expect(await newMails()).toEqual([[FIRST, '案件への再応募を受け付けました']]);

  const seminar = await createOpenSeminar(api.db);
  const seminarApplication = await jsonOf(await expectSuccess(browser.post('/applications/', { seminar })));
  expect(await newMails()).toEqual([[FIRST, 'セミナーのお申し込みを受け付けました']]);
  await expectSuccess(browser.post(`/applications/${seminarApplication.id}/cancel/`));
  expect(await newMails()).toEqual([[FIRST, 'セミナーのお申し込みを取り消しました']]);
  await expectSuccess(browser.patch(`/applications/${seminarApplication.id}/reapplication/`));
  expect(await newMails()).toEqual([[FIRST, 'セミナーの再申し込みを受け付けました']]);
  await remindParticipants(api.db, SITE_ORIGIN);
  expect(await newMails()).toEqual([]);
  await api.pool.query(
    `update seminars set starts_at = $1::timestamptz, ends_at = $1::timestamptz + interval '2 hours', closes_before = $2 where id = $3`,
    [daysFromNow(0.9), daysFromNow(-1), seminar],
  );
  for (let times = 0; times < 2; times += 1) await remindParticipants(api.db, SITE_ORIGIN);
  expect(await newMails()).toEqual([[FIRST, expect.stringMatching(/^まもなく開催のセミナーのご案内/)]]);

  await expectSuccess(
    browser.post('/change-password/', { current_password: PASSWORD, new_password: NEXT_PASSWORD }),
  );
  expect(await newMails()).toEqual([[FIRST, 'パスワードが変更されました']]);
  await expectSuccess(api.agent().post('/issue-password-token/', { email: FIRST }));
  expect(await newMails()).toEqual([[FIRST, 'パスワード再設定のご案内']]);
  const reset = { token: await api.readMailedToken(FIRST), password: PASSWORD };
  await expectSuccess(api.agent().post('/update-password/', reset));
  expect(await newMails()).toEqual([[FIRST, 'パスワードが変更されました']]);

  const again = await api.logInAs({ id: member.id, email: FIRST, password: PASSWORD });
  // The reset, which was made in another browser, has made this one unknown.
  expect(await newMails()).toEqual([[FIRST, '新しいブラウザーでログインがありました']]);
  await expectSuccess(again.post('/change-email/', { email: SECOND, password: PASSWORD }));
  expect((await newMails()).toSorted()).toEqual([
    [FIRST, 'メールアドレスの変更を受け付けました'],
    [SECOND, 'メールアドレス変更の認証'],
  ]);
  await expectSuccess(again.patch('/change-email/', { token: await api.readMailedToken(SECOND) }));
  expect((await newMails()).toSorted()).toEqual([
    [FIRST, 'メールアドレスが変更されました'],
    [SECOND, 'メールアドレスが変更されました'],
  ]);

  await expectSuccess(
    again.patch(`/members/${member.id}/withdraw/`, { reasons: ['busy'], password: PASSWORD }),
  );
  expect(await newMails()).toEqual([[SECOND, '退会の手続きが完了しました']]);
});
