import { describe, expect, test } from 'vitest';
import { hasWorkHistory } from '@/server/members/service';
import { jsonOf } from '../setup/agent';
import { setUpTestApi } from '../setup/api';
import { storedCareerEducationSchema } from '../setup/wire-schemas';

const api = setUpTestApi();

const buildCareer = (company: string, started_on: string, ended_on: string | null = null) => ({
  company,
  position: '経理部長',
  started_on,
  ended_on,
  description: '決算早期化',
});

describe('GET /members/me/', () => {
  test('returns the fields that the specification names', async () => {
    const invoice = { invoiceState: '1', invoiceNumber: '1234567890123' } as const;
    const member = await api.createMember({ ...invoice, allowVacancy: true, termsAgreedAt: null });
    const me = await jsonOf(await (await api.logInAs(member)).get('/members/me/'));
    expect(me.member).toMatchObject({
      id: member.id,
      invoice_establishment: { state: '1', organizations_number: '1234567890123' },
      profile: { family_name: '田中', given_name: '花子', profile_image: null },
      activate_at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
      receive: { allow_vacancy: true, allow_seminar: null, allow_news: null },
      terms_of_use: false,
    });
    expect(me.django_user).toMatchObject({ id: expect.any(Number) });
  });

  test('returns null for what a member has never set, and for a registration that waits', async () => {
    const member = await api.createMember({ activateAt: null });
    const me = await jsonOf(await (await api.logInAs(member)).get('/members/me/'));
    expect(me.member).toMatchObject({ invoice_establishment: null, receive: null, activate_at: null });
  });
});

describe('PATCH /career-education/{memberId}/', () => {
  test('stores the work history in the given order, and a repeat changes nothing', async () => {
    const { member, browser } = await api.createLoggedInMember();
    expect(await hasWorkHistory(api.db, member.id)).toBe(false);
    const careers = [
      buildCareer('あおば監査法人', '2012-02', '2018-06'),
      buildCareer('みなと商事', '2018-07'),
      buildCareer('ひかり会計', '2009-04', '2012-01'),
    ];
    for (let time = 0; time < 2; time += 1) {
      const response = await browser.patch(`/career-education/${member.id}/`, { careers });
      expect(response.status).toBe(200);
      const stored = storedCareerEducationSchema.parse(await jsonOf(response));
      expect(stored.careers.map(({ company }) => company)).toEqual([
        'あおば監査法人',
        'みなと商事',
        'ひかり会計',
      ]);
      const me = await jsonOf(await browser.get('/members/me/'));
      expect(me.member.careers).toEqual(stored.careers);
    }
    expect(await hasWorkHistory(api.db, member.id)).toBe(true);
    expect((await browser.patch(`/career-education/${member.id}/`, { careers: [] })).status).toBe(200);
    expect(await hasWorkHistory(api.db, member.id)).toBe(false);
  });

  test('when two tabs save concurrently, one list is stored completely', async () => {
    const { member, browser } = await api.createLoggedInMember();
    const lists = ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => [
      buildCareer(name, '2020-01'),
      buildCareer(name, '2019-01'),
    ]);
    const statuses = await Promise.all(
      lists.map(
        async (careers) => (await browser.patch(`/career-education/${member.id}/`, { careers })).status,
      ),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    const { member: me } = await jsonOf(await browser.get('/members/me/'));
    expect(me.careers).toHaveLength(2);
    expect(me.careers[0].company).toBe(me.careers[1].company);
  });

  test('returns 400 at the field for invalid values', async () => {
    const { member, browser } = await api.createLoggedInMember();
    const path = `/career-education/${member.id}/`;
    const send = async (career: object) => jsonOf(await browser.patch(path, { careers: [career] }));
    expect(await send(buildCareer('逆', '2020-02', '2020-01'))).toMatchObject({
      'careers.0.ended_on': ['終了年月は開始年月以降にしてください。'],
    });
    expect(await send(buildCareer('あ'.repeat(10_000), '2020-01'))).toHaveProperty(['careers.0.company']);
    expect(await send(buildCareer('NUL\0', '2020-01'))).toMatchObject({
      'careers.0.company': ['使用できない文字が含まれています。その文字を削除してください。'],
    });
    expect(await send(buildCareer('x', '2020-13'))).toHaveProperty(['careers.0.started_on']);
    expect((await browser.patch('/career-education/abc/', { careers: [] })).status).toBe(404);
    expect((await browser.patch(`/career-education/${'9'.repeat(20)}/`, { careers: [] })).status).toBe(404);
    const many = Array.from({ length: 31 }, () => buildCareer('x', '2020-01'));
    expect((await browser.patch(path, { careers: many })).status).toBe(400);
  });
});

describe('the database constraints', () => {
  const expectRejected = (statement: string) =>
    expect(api.pool.query(statement)).rejects.toMatchObject({ code: '23514' });

  test('reject invalid states', async () => {
    await expectRejected("insert into members (email) values ('Upper@example.com')");
    await expectRejected("insert into members (email, status) values ('nameless@example.com', 'active')");
    await expectRejected("insert into members (email, status) values ('odd@example.com', 'odd')");
    await expectRejected("insert into members (email, password_hash) values ('pending@example.com', 'x')");
    await expectRejected("insert into members (email, invoice_state) values ('number@example.com', '1')");
    await expectRejected(
      "insert into members (email, invoice_number) values ('state@example.com', '1234567890123')",
    );
    await expectRejected(
      "insert into members (email, invoice_state, invoice_number) values ('s@example.com', '1', '12')",
    );
  });
});
