import sharp from 'sharp';
import { replaceCareers } from '@/server/members/career-education';
import { type Agent, jsonOf } from './agent';
import { PASSWORD, type TestApi, type TestMember } from './api';
import { buildEntry, CAREER, createOpenVacancy } from './applications';
import { buildInquiry, buildRegistration, createOpenSeminar } from './samples';
import { uploadProfileImage } from './send-operation';

/** A member who has a record for every operation of the API. */
export interface MemberFixture {
  member: TestMember;
  browser: Agent;
  /** Returns the path of an operation, filled with the ids of the member's own records. */
  pathOf(name: string): string;
  /** Returns a valid request body for an operation, or undefined when it takes none. */
  bodyOf(name: string): Record<string, unknown> | undefined;
}

interface CallInput {
  query?: string;
  body?: Record<string, unknown>;
}

/**
 * Creates a member with applications to a vacancy and a seminar, skills, an image, a second login, and a pending email
 * change.
 */
export async function createMemberFixture(api: TestApi): Promise<MemberFixture> {
  const member = await api.createMember();
  const { id } = member;
  await replaceCareers(api.db, id, [CAREER]);
  const browser = await api.logInAs(member);
  const vacancy = await createOpenVacancy(api);
  const seminar = await createOpenSeminar(api.db);
  const vacancyApplication = await jsonOf(await browser.post('/vacancy-applications/', buildEntry(vacancy)));
  const seminarApplication = await jsonOf(await browser.post('/applications/', { seminar }));
  const formData = { skills: [{ skill: 1, level: 2 }], abilities: [1] };
  const skills = await jsonOf(await browser.post('/skill-category-informations/', { formData }));
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const { profile_image: image } = await jsonOf(await uploadProfileImage(browser, id, picture));
  await api.logInAs(member);
  const [, otherSession] = await jsonOf(await browser.get('/sessions/'));
  const email = `next-${id}@example.com`;
  await browser.post('/change-email/', { email, password: PASSWORD });
  const token = await api.readMailedToken(email);
  const newcomer = `newcomer-${id}@example.com`;
  await api.agent().post('/members/', { email: newcomer });
  await api.agent().post('/issue-password-token/', { email: member.email });

  const registrationToken = await api.readMailedToken(newcomer);
  const passwordToken = await api.readMailedToken(member.email);

  const invoiceNumber = '1234567890123';
  /** The beginnings of paths, with the ids of the member's own records in place of the parameters. */
  const records: Record<string, string> = {
    '/members/{memberId}/profile-images/{file}': `/members/${id}/profile-images/${String(image).split('/').at(-1)}`,
    '/members/{memberId}/': `/members/${id}/`,
    '/career-education/{memberId}/': `/career-education/${id}/`,
    '/check-invoice-number/{number}/': `/check-invoice-number/${invoiceNumber}/`,
    '/vacancies/{id}/': `/vacancies/${vacancy}/`,
    '/sessions/{sessionId}/': `/sessions/${otherSession.id}/`,
    '/skill-category-informations/{id}/': `/skill-category-informations/${skills.id}/`,
    '/vacancy-applications/{id}/': `/vacancy-applications/${vacancyApplication.id}/`,
    '/applications/{id}/': `/applications/${seminarApplication.id}/`,
  };
  const calls: Record<string, CallInput> = {
    'POST /members/': { body: { email: 'somebody@example.com' } },
    'PATCH /members/{memberId}/': {
      body: { invoice_establishment: { state: '1', organizations_number: invoiceNumber } },
    },
    'PATCH /members/{memberId}/withdraw/': { body: { reasons: ['busy'], password: PASSWORD } },
    'PATCH /career-education/{memberId}/': { body: { careers: [CAREER] } },
    'POST /login/': { body: { email: member.email, password: PASSWORD } },
    'POST /login/google/': { body: { token: 'a.b.c' } },
    'GET /set-password/': { query: `?token=${registrationToken}` },
    'POST /set-password/': { body: buildRegistration(registrationToken) },
    'POST /change-password/': { body: { current_password: PASSWORD, new_password: `${PASSWORD}-new` } },
    'GET /change-email/': { query: `?token=${token}` },
    'POST /change-email/': { body: { email: 'other@example.com', password: PASSWORD } },
    'PATCH /change-email/': { body: { token } },
    'POST /issue-password-token/': { body: { email: member.email } },
    'GET /update-password/': { query: `?token=${passwordToken}` },
    'POST /update-password/': { body: { token: passwordToken, password: `${PASSWORD}-reset` } },
    'POST /skill-category-informations/': { body: { formData } },
    'PATCH /skill-category-informations/{id}/': { body: { formData } },
    'POST /address-from-zip/': { body: { zip: '100-0001' } },
    'POST /vacancy-applications/': { body: buildEntry(vacancy) },
    'POST /applications/': { body: { seminar } },
    'POST /company-inquiries/': { body: buildInquiry() },
  };
  return {
    member,
    browser,
    pathOf: (name) => {
      const path = name.slice(name.indexOf(' ') + 1);
      const record = Object.keys(records).find((start) => path.startsWith(start)) ?? '';
      return path.replace(record, records[record] ?? '') + (calls[name]?.query ?? '');
    },
    bodyOf: (name) => calls[name]?.body,
  };
}
