import sharp from 'sharp';
import { replaceCareers } from '@/server/members/career-education';
import { type Agent, jsonOf } from './agent';
import { PASSWORD, type TestApi, type TestMember } from './api';
import { buildEntry, createOpenVacancy } from './applications';
import { createOpenSeminar } from './seminars';

/** A member who has a record for every operation of the API. */
export interface MemberFixture {
  member: TestMember;
  browser: Agent;
  /** Returns the path of an operation, filled with the ids of the member's own records. */
  pathOf(name: string): string;
  /** Returns a valid request body for an operation, or undefined when it takes none. */
  bodyOf(name: string): Record<string, unknown> | undefined;
}

const names = { family_name: '森', given_name: '花', family_name_kana: 'モリ', given_name_kana: 'ハナ' };

/** Replaces the member's profile image. It is sent as a form, while Agent's own methods send JSON. */
export async function uploadProfileImage(
  browser: Agent,
  memberId: number,
  file: Buffer,
  crop: Record<string, number> = {},
): Promise<Response> {
  await browser.get('/members/me/');
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(file)], { type: 'image/jpeg' }), 'me.jpg');
  for (const [name, value] of Object.entries(crop)) form.append(name, String(value));
  return browser.send('POST', `/members/${memberId}/profile-image/`, {
    body: form,
    headers: { 'x-csrftoken': browser.cookies.get('csrftoken') ?? '' },
  });
}

/** Creates a member with applications to a vacancy and a seminar, skills, an image, and a pending email change. */
export async function createMemberFixture(api: TestApi): Promise<MemberFixture> {
  const member = await api.createMember();
  const { id } = member;
  const career = {
    company: '青空監査法人',
    position: '',
    started_on: '2019-04',
    ended_on: null,
    description: '',
  };
  await replaceCareers(api.db, id, [career]);
  const browser = await api.logInAs(member);
  const vacancy = await createOpenVacancy(api);
  const seminar = await createOpenSeminar(api.db);
  const applied = await jsonOf(await browser.post('/vacancy-applications/', buildEntry(vacancy)));
  const seat = await jsonOf(await browser.post('/applications/', { seminar }));
  const formData = { skills: [{ skill: 1, level: 2 }], abilities: [1] };
  const skills = await jsonOf(await browser.post('/skill-category-informations/', { formData }));
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const { profile_image: image } = await jsonOf(await uploadProfileImage(browser, id, picture));
  const email = `next-${id}@example.com`;
  await browser.post('/change-email/', { email, password: PASSWORD });
  const tokenTo = async (to: string) =>
    /token=([\w-]+)/.exec((await api.deliverMails(to))[0]?.text ?? '')?.[1] ?? '';
  const token = await tokenTo(email);
  const newcomer = `newcomer-${id}@example.com`;
  await api.agent().post('/members/', { email: newcomer });
  await api.agent().post('/issue-password-token/', { email: member.email });

  const ids: Record<string, number> = {
    '/vacancies/{id}/': vacancy,
    '/skill-category-informations/{id}/': skills.id,
    '/vacancy-applications/{id}/cancel/': applied.id,
    '/vacancy-applications/{id}/reapplication/': applied.id,
    '/applications/{id}/cancel/': seat.id,
    '/applications/{id}/reapplication/': seat.id,
  };
  const bodies: Record<string, Record<string, unknown>> = {
    'POST /members/': { email: 'somebody@example.com' },
    'PATCH /members/{memberId}/': {
      invoice_establishment: { state: '1', organizations_number: '1234567890123' },
    },
    'PATCH /members/{memberId}/withdraw/': { reasons: ['busy'], password: PASSWORD },
    'PATCH /career-education/{memberId}/': { careers: [career] },
    'POST /login/': { email: member.email, password: PASSWORD },
    'POST /login/google/': { token: 'a.b.c' },
    'POST /set-password/': {
      ...names,
      token: await tokenTo(newcomer),
      password: PASSWORD,
      terms_of_use: true,
    },
    'POST /change-password/': { current_password: PASSWORD, new_password: `${PASSWORD}-new` },
    'POST /change-email/': { email: 'other@example.com', password: PASSWORD },
    'PATCH /change-email/': { token },
    'POST /issue-password-token/': { email: member.email },
    'POST /update-password/': { token: await tokenTo(member.email), password: `${PASSWORD}-reset` },
    'POST /skill-category-informations/': { formData },
    'PATCH /skill-category-informations/{id}/': { formData },
    'POST /address-from-zip/': { zip: '100-0001' },
    'POST /vacancy-applications/': buildEntry(vacancy),
    'POST /applications/': { seminar },
  };
  return {
    member,
    browser,
    pathOf: (name) => {
      const path = name.slice(name.indexOf(' ') + 1);
      const filled = path
        .replace('{memberId}', String(id))
        .replace('{id}', String(ids[path]))
        .replace('{number}', '1234567890123')
        .replace('{file}', String(image).split('/').at(-1) ?? '');
      return name === 'GET /change-email/' ? `${filled}?token=${token}` : filled;
    },
    bodyOf: (name) => bodies[name],
  };
}
