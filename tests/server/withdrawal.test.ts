import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  approveMember,
  deleteMember,
  refuseMember,
  restoreMember,
  suspendMember,
} from '@/server/auth/member-moderation';
import { dumpTables } from '@/tests/setup/query';
import { jsonOf } from '../setup/agent';
import { createTestApi, PASSWORD, SITE_ORIGIN, type TestApi } from '../setup/api';
import { createVacancyApplication } from '../setup/applications';

// Passwords are hashed with the real algorithm, which is slow when other tests run at the same time.

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.drop());

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

  test('leaves no personal data in any table once the last mail has been delivered', async () => {
    const MARKER = /目印|メジルシ|marker|0312345678|1500042/;
    const { browser, email, applicationId: application } = await createVacancyApplication(api);
    const id = await fetchMemberId(browser);
    const name = {
      family_name: '目印',
      given_name: '目印',
      family_name_kana: 'メジルシ',
      given_name_kana: 'メジルシ',
    };
    const profile = {
      ...name,
      birth_date: '1980-01-02',
      phone: '0312345678',
      zip: '1500042',
      prefecture: '13',
      city: '目印区',
      address_line: '目印町1-1',
      building: '目印ビル',
    };
    const conditions = { status: 'open', available_from: null, desired_days: [], note: '目印' };
    const licenses = [
      { certification: 'other', name: '目印', registration_number: '目印', acquired_on: null },
    ];
    const saved = await browser.patch(`/members/${id}/`, { profile, licenses, conditions });
    expect([saved.status, await saved.text()]).toEqual([200, expect.stringMatching(MARKER)]);
    const careers = [
      { company: '目印', position: '目印', started_on: '2019-04', ended_on: null, description: '目印' },
    ];
    const educations = [{ school: '目印', faculty: '目印', started_on: '2010-04', ended_on: null }];
    expect((await browser.patch(`/career-education/${id}/`, { careers, educations })).status).toBe(200);
    await api.pool.query(`update vacancy_applications set message = '目印', request = '目印' where id = $1`, [
      application,
    ]);
    await browser.post('/change-email/', { email: 'marker@example.com', password: PASSWORD });
    const token = await api.readMailedToken('marker@example.com');
    expect((await browser.patch('/change-email/', { token })).status).toBe(200);
    await browser.post('/change-email/', { email: 'marker-next@example.com', password: PASSWORD });

    expect((await browser.patch(`/members/${id}/withdraw/`, WITHDRAWAL)).status).toBe(200);
    await api.deliverMails(undefined, async () => undefined);
    // The demo inbox keeps delivered mails, which a mail server would have taken.
    const { mails: _, ...tables } = await dumpTables(api.url);
    const known = Object.entries(tables).flatMap(([table, rows]) =>
      rows.filter((row) => MARKER.test(row) || row.includes(email)).map((row) => `${table}: ${row}`),
    );
    expect(known).toEqual([]);
  });

  test('returns the same response to a retry after a lost response, and sends one mail', async () => {
    const member = await api.createMember();
    const browser = await api.logInAs(member);
    const session = browser.cookies.get('sessionid') ?? '';
    const path = `/members/${member.id}/withdraw/`;
    expect((await browser.patch(path, WITHDRAWAL)).status).toBe(200);
    const again = api.agent();
    again.cookies.set('sessionid', session);
    expect((await again.patch(path, WITHDRAWAL)).status).toBe(200);
    expect((await again.get('/members/me/')).status).toBe(403);
    expect(await mailSubjects(member.email)).toHaveLength(1);
  });

  test('takes effect once when it is requested concurrently from several tabs', async () => {
    const member = await api.createMember();
    const browser = await api.logInAs(member);
    const requests = [1, 2, 3].map(() => browser.patch(`/members/${member.id}/withdraw/`, WITHDRAWAL));
    for (const response of await Promise.all(requests)) expect(response.status).toBeLessThan(500);
    expect(await mailSubjects(member.email)).toHaveLength(1);
  });

  test('rejects an unknown reason at its field, and accepts every reason of the list', async () => {
    const member = await api.createMember();
    const browser = await api.logInAs(member);
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

  test("rejects a wrong password, missing reasons, another member's id and a logged-out request", async () => {
    const member = await api.createMember();
    const other = await api.createMember();
    const browser = await api.logInAs(member);
    const path = `/members/${member.id}/withdraw/`;
    expect(await jsonOf(await browser.patch(path, { ...WITHDRAWAL, password: 'wrong' }))).toHaveProperty(
      'password',
    );
    expect(await jsonOf(await browser.patch(path, { ...WITHDRAWAL, reasons: [] }))).toHaveProperty('reasons');
    expect((await browser.patch(`/members/${other.id}/withdraw/`, WITHDRAWAL)).status).toBe(403);
    expect((await api.agent().patch(path, WITHDRAWAL)).status).toBe(403);
    expect((await browser.get('/members/me/')).status).toBe(200);
  });
});

describe('operator actions', () => {
  test('with manual approval, a new member can log in only after the approval', async () => {
    const manualApi = await createTestApi({ manualApproval: true });
    const email = 'waiting@example.com';
    await manualApi.agent().post('/members/', { email });
    const token = await manualApi.readMailedToken(email);
    const names = { family_name: '森', given_name: '花', family_name_kana: 'モリ', given_name_kana: 'ハナ' };
    const request = { ...names, token, password: PASSWORD, terms_of_use: true };
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
    const names = { family_name: '森', given_name: '花', family_name_kana: 'モリ', given_name_kana: 'ハナ' };
    const texts: Record<string, string[]> = {};
    for (const subject of ['google-account', null]) {
      const email = `${subject ?? 'mail-only'}@example.com`;
      await manualApi.agent().post('/members/', { email });
      const set = 'update members set google_subject = $1 where email = $2 returning id';
      const { rows } = await manualApi.pool.query(set, [subject, email]);
      const token = await manualApi.readMailedToken(email);
      const request = { ...names, token, password: PASSWORD, terms_of_use: true };
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
    const member = await api.createMember();
    const browser = await api.logInAs(member);
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
