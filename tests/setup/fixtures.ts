import sharp from 'sharp';
import { replaceCareers } from '@/server/members/career-education';
import { type Agent, jsonOf } from './agent';
import { PASSWORD, type TestApi, type TestMember } from './api';
import { buildEntry, createOpenVacancy } from './applications';
import { createOpenSeminar } from './seminars';

/** A member who has something of everything that a call may ask for. */
export interface MemberFixture {
  member: TestMember;
  browser: Agent;
  /** The path of a described call, led to what is the member's own. */
  pathOf(name: string): string;
  /** A body that the call accepts; undefined where it takes none. */
  bodyOf(name: string): Record<string, unknown> | undefined;
}

const names = { family_name: '森', given_name: '花', family_name_kana: 'モリ', given_name_kana: 'ハナ' };

/** Puts a picture in the place of the member's. The agent's own writes are JSON; this one is a form. */
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

/** Makes it: a vacancy and a seminar, applied for; skills, a picture, and a change of address that waits. */
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
