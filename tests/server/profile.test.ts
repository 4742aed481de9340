import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { type Agent, jsonOf } from '../setup/agent';
import { setUpTestApi, type TestMember } from '../setup/api';
import { meSchema, storedCareerEducationSchema } from '../setup/wire-schemas';

const api = setUpTestApi();

const PROFILE = {
  family_name: '田中',
  given_name: '花子',
  family_name_kana: 'タナカ',
  given_name_kana: 'ハナコ',
  birth_date: '1988-04-02',
  phone: '09012345678',
  zip: '1000001',
  prefecture: '13',
  city: '千代田区',
  address_line: '千代田1-1',
  building: '',
};
const LICENSE = { certification: 'cpa', name: '', registration_number: '12345', acquired_on: '2012-04' };
const WORK_STYLE = {
  hope_workstyles: ['freelance', 'spot'],
  current_workstyle: 'independent',
  regions: ['13'],
};
const CONDITIONS = {
  status: 'considering',
  available_from: '2026-12-01',
  desired_days: [2, 3],
  desired_reward: { unit: 'hour', min: 8000 },
  remote: 'partial',
  note: '決算月は週4日まで可能です。',
};

async function createLoggedInMember(): Promise<{ member: TestMember; browser: Agent; path: string }> {
  const { member, browser } = await api.createLoggedInMember();
  return { member, browser, path: `/members/${member.id}/` };
}

const fetchMe = async (browser: Agent) =>
  meSchema.parse(await jsonOf(await browser.get('/members/me/'))).member;

describe('PATCH /members/{memberId}/', () => {
  test('stores all parts, returns them like GET /members/me/, and a repeat changes nothing', async () => {
    const { browser, path } = await createLoggedInMember();
    const receive = { allow_vacancy: true, allow_seminar: false, allow_news: null };
    const parts = {
      profile: PROFILE,
      licenses: [LICENSE],
      work_style: WORK_STYLE,
      conditions: CONDITIONS,
      receive,
    };
    for (let time = 0; time < 2; time += 1) {
      const response = await browser.patch(path, parts);
      expect(response.status).toBe(200);
      const { member } = meSchema.parse(await jsonOf(response));
      expect(member).toMatchObject({ ...parts, profile: { ...PROFILE, profile_image: null } });
      expect(await fetchMe(browser)).toEqual(member);
    }
  });

  test('updates one part and leaves the others unchanged', async () => {
    const { browser, path } = await createLoggedInMember();
    await browser.patch(path, { profile: PROFILE, licenses: [LICENSE], receive: { allow_news: true } });
    await browser.patch(path, { receive: { allow_vacancy: false } });
    await browser.patch(path, { licenses: [] });
    const me = await fetchMe(browser);
    expect(me.profile.phone).toBe(PROFILE.phone);
    expect(me.receive).toEqual({ allow_vacancy: false, allow_seminar: null, allow_news: true });
    expect(me.licenses).toEqual([]);
    expect(me.conditions).toBeNull();
    expect((await browser.patch(path, {})).status).toBe(200);
  });

  test('normalizes full-width digits, hyphens and hiragana', async () => {
    const { browser, path } = await createLoggedInMember();
    const typed = { phone: '０９０－１２３４－５６７８', zip: '１００-０００１', family_name_kana: 'たなか' };
    await browser.patch(path, { profile: { ...PROFILE, ...typed } });
    expect((await fetchMe(browser)).profile).toMatchObject({
      phone: '09012345678',
      zip: '1000001',
      family_name_kana: 'タナカ',
    });
  });

  test.each([
    [
      'a birth date in the future',
      { profile: { ...PROFILE, birth_date: '2999-01-01' } },
      'profile.birth_date',
    ],
    ['a short phone number', { profile: { ...PROFILE, phone: '0901' } }, 'profile.phone'],
    ['a postal code of six digits', { profile: { ...PROFILE, zip: '100000' } }, 'profile.zip'],
    ['an unknown prefecture', { profile: { ...PROFILE, prefecture: '48' } }, 'profile.prefecture'],
    ['10,000 characters', { profile: { ...PROFILE, city: 'あ'.repeat(10_000) } }, 'profile.city'],
    ['a NUL character', { profile: { ...PROFILE, city: 'x\0' } }, 'profile.city'],
    ['an unknown license', { licenses: [{ ...LICENSE, certification: 'x' }] }, 'licenses.0.certification'],
    ['a nameless other license', { licenses: [{ ...LICENSE, certification: 'other' }] }, 'licenses.0.name'],
    [
      'an unknown work style',
      { work_style: { ...WORK_STYLE, hope_workstyles: ['x'] } },
      'work_style.hope_workstyles',
    ],
    [
      'an unknown current style',
      { work_style: { ...WORK_STYLE, current_workstyle: 'x' } },
      'work_style.current_workstyle',
    ],
    ['an unknown region', { work_style: { ...WORK_STYLE, regions: ['48'] } }, 'work_style.regions'],
    ['a region twice', { work_style: { ...WORK_STYLE, regions: ['13', '13'] } }, 'work_style.regions'],
    ['no status', { conditions: { ...CONDITIONS, status: '' } }, 'conditions.status'],
    ['seven days a week', { conditions: { ...CONDITIONS, desired_days: [7] } }, 'conditions.desired_days.0'],
  ])('rejects %s with 400 at its field and changes nothing', async (_case, parts, field) => {
    const { browser, path } = await createLoggedInMember();
    const before = await fetchMe(browser);
    const response = await browser.patch(path, { receive: { allow_news: true }, ...parts });
    expect(response.status).toBe(400);
    const errorBody = await jsonOf(response);
    expect(errorBody).toHaveProperty([field]);
    expect(errorBody[field][0]).toMatch(/。$/);
    expect(await fetchMe(browser)).toEqual(before);
  });

  test('when two tabs save concurrently, one save is stored completely', async () => {
    const { browser, path } = await createLoggedInMember();
    const names = ['甲', '乙', '丙', '丁', '戊'];
    const responses = await Promise.all(
      names.map((name) =>
        browser.patch(path, {
          profile: { ...PROFILE, city: name },
          licenses: [1, 2].map(() => ({ ...LICENSE, registration_number: name })),
        }),
      ),
    );
    expect(responses.map(({ status }) => status)).toEqual(names.map(() => 200));
    const { profile, licenses } = await fetchMe(browser);
    expect(licenses.map((license) => license.registration_number)).toEqual([profile.city, profile.city]);
  });
});

test('a choice that is no longer offered stays with the member who has it, and nobody else gets it', async () => {
  const { member, browser } = await api.createLoggedInMember({
    hopeWorkstyles: ['legacy_x'],
    currentWorkstyle: 'legacy_y',
  });
  const save = (hope_workstyles: string[]) =>
    browser.patch(`/members/${member.id}/`, {
      work_style: { hope_workstyles, current_workstyle: 'legacy_y', regions: ['13'] },
    });
  expect((await jsonOf(await save(['legacy_x', 'spot']))).member.work_style).toEqual({
    hope_workstyles: ['legacy_x', 'spot'],
    current_workstyle: 'legacy_y',
    regions: ['13'],
  });
  const refused = await save(['legacy_z']);
  expect(refused.status).toBe(400);
  expect(await jsonOf(refused)).toHaveProperty(['work_style.hope_workstyles']);
});

test('中退 that an older record has for a school still attended is not shown', async () => {
  const { browser, member } = await createLoggedInMember();
  const school = {
    school: '青葉大学',
    faculty: '',
    started_on: '2024-04',
    ended_on: '2026-03',
    is_withdrawn: true,
  };
  await browser.patch(`/career-education/${member.id}/`, { educations: [school] });
  await api.db.execute(sql`update educations set ended_on = null where member_id = ${member.id}`);
  expect((await fetchMe(browser)).educations).toEqual([{ ...school, ended_on: null, is_withdrawn: false }]);
});

test('values of fields that a form hides for the chosen kind are dropped', async () => {
  const { browser, path, member } = await createLoggedInMember();
  const license = { ...LICENSE, name: '架空鑑定士' };
  const me = await jsonOf(
    await browser.patch(path, { licenses: [license, { ...license, certification: 'other' }] }),
  );
  expect(me.member.licenses.map(({ name }: { name: string }) => name)).toEqual(['', '架空鑑定士']);
  const school = {
    school: '青葉大学',
    faculty: '',
    started_on: '2024-04',
    ended_on: null,
    is_withdrawn: true,
  };
  const stored = await jsonOf(
    await browser.patch(`/career-education/${member.id}/`, { educations: [school] }),
  );
  expect(stored.educations).toEqual([{ ...school, is_withdrawn: false }]);
});

describe('the invoice settings', () => {
  const save = async (browser: Agent, path: string, invoice_establishment: object) => {
    const response = await browser.patch(path, { invoice_establishment });
    return { status: response.status, body: await jsonOf(response) };
  };

  test('stores a registered number, and deletes it when another state is chosen', async () => {
    const { browser, path } = await createLoggedInMember();
    const one = { state: '1', organizations_number: '1234567890123' };
    expect((await save(browser, path, one)).body.member.invoice_establishment).toEqual(one);
    const two = await save(browser, path, { ...one, state: '2' });
    expect(two.body.member.invoice_establishment).toEqual({ state: '2', organizations_number: null });
    expect((await save(browser, path, { state: '3' })).status).toBe(200);
  });

  test.each([
    ['no state', { state: '' }, 'invoice_establishment.state', '必須項目です'],
    [
      'state 1 without a number',
      { state: '1' },
      'invoice_establishment.organizations_number',
      '13桁の半角数字を入力してください。',
    ],
    [
      'twelve digits',
      { state: '1', organizations_number: '123456789012' },
      'invoice_establishment.organizations_number',
      '13桁の半角数字を入力してください。',
    ],
    [
      'full-width digits',
      { state: '1', organizations_number: '１２３４５６７８９０１２３' },
      'invoice_establishment.organizations_number',
      '13桁の半角数字を入力してください。',
    ],
  ])('rejects %s with the message of the specification', async (_case, invoice, field, message) => {
    const { browser, path } = await createLoggedInMember();
    const { status, body } = await save(browser, path, invoice);
    expect([status, body[field]?.[0]]).toEqual([400, message]);
  });

  test('rejects unknown and expired numbers and stores nothing', async () => {
    const { browser, path } = await createLoggedInMember();
    for (const organizations_number of ['9999999999999', '6010001000066']) {
      const { status, body } = await save(browser, path, { state: '1', organizations_number });
      expect(status).toBe(400);
      expect(body).toHaveProperty(['invoice_establishment.organizations_number']);
    }
    expect((await fetchMe(browser)).invoice_establishment).toBeNull();
  });
});

describe('the education', () => {
  const school = (name: string, ended_on: string | null = '2010-03') => ({
    school: name,
    faculty: '商学部',
    started_on: '2006-04',
    ended_on,
    is_withdrawn: false,
  });

  test('is replaced when given and unchanged when omitted', async () => {
    const { member, browser } = await createLoggedInMember();
    const path = `/career-education/${member.id}/`;
    const educations = [school('あおば大学'), school('みなと大学院', null)];
    const first = await browser.patch(path, { careers: [], educations });
    expect(storedCareerEducationSchema.parse(await jsonOf(first)).educations).toEqual(educations);
    await browser.patch(path, { careers: [] });
    expect((await fetchMe(browser)).educations).toEqual(educations);
    await browser.patch(path, { careers: [], educations: [] });
    expect((await fetchMe(browser)).educations).toEqual([]);
  });

  test('is rejected with 400 at the field when it ends before it starts or has no school', async () => {
    const { member, browser } = await createLoggedInMember();
    const wrong = [school('あおば大学', '2006-03'), school('')];
    const rejected = await browser.patch(`/career-education/${member.id}/`, {
      careers: [],
      educations: wrong,
    });
    expect(rejected.status).toBe(400);
    expect(await jsonOf(rejected)).toMatchObject({
      'educations.0.ended_on': ['卒業年月は入学年月以降にしてください。'],
      'educations.1.school': ['学校名を入力してください。'],
    });
  });
});
