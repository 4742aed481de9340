import { describe, expect, test } from 'vitest';
import {
  approveMember,
  deleteMember,
  refuseMember,
  restoreMember,
  suspendMember,
} from '@/server/auth/member-moderation';
import { buildRegistration } from '@/tests/setup/samples';
import { jsonOf } from '../setup/agent';
import { createTestApi, PASSWORD, SITE_ORIGIN, setUpTestApi } from '../setup/api';
import { createVacancyApplication } from '../setup/applications';

// Passwords are hashed with the real algorithm, which is slow when other tests run at the same time.

const api = setUpTestApi();

const WITHDRAWAL = { reasons: ['busy'], comment: 'お世話になりました。', password: PASSWORD };
const fetchMemberId = async (browser: { get(path: string): Promise<Response> }): Promise<number> =>
  (await jsonOf(await browser.get('/members/me/'))).member.id;
const mailSubjects = async (to: string) => (await api.deliverMails(to)).map(({ subject }) => subject);

describe('withdrawal', () => {
  test('erases personal data, cancels the open application, ends all sessions and frees the address', async () => {
    const { browser, email, applicationId: application } = await createVacancyApplication(api);
    const id = await fetchMemberId(browser);
    const other = await api.logInAs({ id, email, password: PASSWORD });
    expect((await browser.patch(`/members/${id}/withdraw/`, WITHDRAWAL)).status).toBe(200);
    expect(browser.cookies.has('sessionid')).toBe(false);
    expect((await other.get('/members/me/')).status).toBe(403);

    const { rows } = await api.pool.query('select * from members where id = $1', [id]);
    expect(rows[0]).toMatchObject({ status: 'withdrawn', family_name: null, password_hash: null });
    expect(JSON.stringify(rows)).not.toContain(email);
    const careers = await api.pool.query('select from careers where member_id = $1', [id]);
    expect(careers.rowCount).toBe(0);
    const applications = await api.pool.query('select * from vacancy_applications where id = $1', [
      application,
    ]);
    expect(applications.rows[0]).toMatchObject({ status: 'cancelled', message: '' });
    expect((await mailSubjects(email))[0]).toContain('退会');

    expect((await api.agent().post('/login/', { email, password: PASSWORD })).status).toBe(400);
    await api.agent().post('/members/', { email });
    expect((await api.deliverMails(email))[0]?.text).toContain('/auth/set-password?token=');
  });

  test('returns the same response to a retry after a lost response, and sends one mail', async () => {
    const { member, browser } = await api.createLoggedInMember();
    const session = browser.cookies.get('sessionid') ?? '';
    const path = `/members/${member.id}/withdraw/`;
    expect((await browser.patch(path, WITHDRAWAL)).status).toBe(200);
    const again = api.agent();
    again.cookies.set('sessionid', session);
    expect((await again.patch(path, WITHDRAWAL)).status).toBe(200);
    expect((await again.get('/members/me/')).status).toBe(403);
    expect(await mailSubjects(member.email)).toHaveLength(1);

    await api.pool.query(`update withdrawals set withdrawn_at = withdrawn_at - interval '11 minutes'`);
    expect((await again.patch(path, WITHDRAWAL)).status).toBe(403);
  });

  test('takes effect once when it is requested concurrently from several tabs', async () => {
    const { member, browser } = await api.createLoggedInMember();
    const requests = [1, 2, 3].map(() => browser.patch(`/members/${member.id}/withdraw/`, WITHDRAWAL));
    for (const response of await Promise.all(requests)) expect(response.status).toBeLessThan(500);
    expect(await mailSubjects(member.email)).toHaveLength(1);
  });

  test('rejects an unknown reason at its field, and accepts every reason of the list', async () => {
    const { member, browser } = await api.createLoggedInMember();
    const path = `/members/${member.id}/withdraw/`;
    const rejected = await browser.patch(path, { ...WITHDRAWAL, reasons: ['busy', 'made_up'] });
    expect([rejected.status, await jsonOf(rejected)]).toMatchObject([
      400,
      { reasons: ['選択肢の中から選んでください。'] },
    ]);
    const choices = await jsonOf(await browser.get('/withdraw-reason-choices/'));
    const reasons = choices.map(({ value }: { value: string }) => value);
    expect((await browser.patch(path, { ...WITHDRAWAL, reasons })).status).toBe(200);
  });

  test('rejects a wrong password and missing reasons', async () => {
    const { member, browser } = await api.createLoggedInMember();
    const path = `/members/${member.id}/withdraw/`;
    expect(await jsonOf(await browser.patch(path, { ...WITHDRAWAL, password: 'wrong' }))).toHaveProperty(
      'password',
    );
    expect(await jsonOf(await browser.patch(path, { ...WITHDRAWAL, reasons: [] }))).toHaveProperty('reasons');
    expect((await browser.get('/members/me/')).status).toBe(200);
  });
});

describe('operator actions', () => {
  test('with manual approval, a new member can log in only after the approval', async () => {
    const manualApi = await createTestApi({ manualApproval: true });
    const email = 'waiting@example.com';
    await manualApi.agent().post('/members/', { email });
    const token = await manualApi.readMailedToken(email);
    const request = buildRegistration(token);
    const browser = manualApi.agent();
    for (let times = 0; times < 2; times += 1) {
      expect((await browser.post('/set-password/', request)).status).toBe(202);
    }
    expect((await browser.get('/members/me/')).status).toBe(403);
    const earlyLogin = await manualApi.agent().post('/login/', { email, password: PASSWORD });
    expect(earlyLogin.status).toBe(403);
    expect((await jsonOf(earlyLogin)).error).toContain('確認しています');

    const { rows } = await manualApi.pool.query('select id from members where email = $1', [email]);
    const context = { db: manualApi.db, siteOrigin: SITE_ORIGIN };
    for (let times = 0; times < 2; times += 1) await approveMember(context, rows[0].id);
    const member = { id: rows[0].id, email, password: PASSWORD };
    const me = await jsonOf(await (await manualApi.logInAs(member)).get('/members/me/'));
    expect(me.member.activate_at).not.toBeNull();
    const subjectLines = (await manualApi.deliverMails(email)).map(({ subject }) => subject);
    expect(subjectLines).toHaveLength(3);
    expect(subjectLines[0]).toContain('承認');
    await manualApi.drop();
  });

  test('with manual approval, the mails of a registration with Google say that the account is linked', async () => {
    const manualApi = await createTestApi({ manualApproval: true });
    const texts: Record<string, string[]> = {};
    for (const subject of ['google-account', null]) {
      const email = `${subject ?? 'mail-only'}@example.com`;
      await manualApi.agent().post('/members/', { email });
      const set = 'update members set google_subject = $1 where email = $2 returning id';
      const { rows } = await manualApi.pool.query(set, [subject, email]);
      const token = await manualApi.readMailedToken(email);
      const request = buildRegistration(token);
      expect((await manualApi.agent().post('/set-password/', request)).status).toBe(202);
      await manualApi.agent().post('/members/', { email });
      await approveMember({ db: manualApi.db, siteOrigin: SITE_ORIGIN }, rows[0].id);
      texts[email] = (await manualApi.deliverMails(email)).map(({ text }) => text).slice(0, -1);
    }
    const [withGoogle = [], withoutGoogle = []] = Object.values(texts);
    expect(withGoogle).toHaveLength(3);
    for (const text of withGoogle)
      expect(text).toMatch(/連携.*Google.*ログインできます|Google.*連携.*ログインできます/);
    for (const text of withoutGoogle) expect(text).not.toContain('Google');
    await manualApi.drop();
  });

  test('suspending ends the sessions, restoring allows the login again, and each sends one mail', async () => {
    const { member, browser } = await api.createLoggedInMember();
    const context = { db: api.db, siteOrigin: SITE_ORIGIN };
    for (let times = 0; times < 2; times += 1) await suspendMember(context, member.id);
    expect((await browser.get('/members/me/')).status).toBe(403);
    await restoreMember(context, member.id);
    expect((await browser.get('/members/me/')).status).toBe(403);
    await api.logInAs(member);
    expect(await mailSubjects(member.email)).toHaveLength(2);
    await expect(refuseMember(context, member.id)).rejects.toMatchObject({ status: 409 });
  });

  test('deleting a member erases the data and blocks a new registration of the address', async () => {
    const { browser, email } = await createVacancyApplication(api);
    const id = await fetchMemberId(browser);
    for (let times = 0; times < 2; times += 1)
      await deleteMember({ db: api.db, siteOrigin: SITE_ORIGIN }, id);
    expect((await browser.get('/members/me/')).status).toBe(403);
    const { rows } = await api.pool.query('select status, family_name from members where id = $1', [id]);
    expect(rows).toEqual([{ status: 'deleted', family_name: null }]);
    await api.agent().post('/members/', { email });
    expect((await api.deliverMails(email))[0]?.text).not.toContain('token=');
  });
});
