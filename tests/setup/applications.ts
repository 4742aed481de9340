import { replaceCareers } from '@/server/members/career-education';
import { type Agent, jsonOf } from './agent';
import type { TestApi, TestMember } from './api';
import { insertVacancySamples } from './samples';

/** Returns a valid request body for an application. */
export const buildEntry = (vacancyId: number, entry: Record<string, unknown> = {}) => ({
  vacancy: vacancyId,
  start_timing: 'immediately',
  message: '連結決算の実務を六年担当し、決算日程の短縮を二社で進めました。'.repeat(4),
  request: '',
  ...entry,
});

/** A job that goes on, for `createMember({ careers })`. */
export const CAREER = {
  company: '独立開業',
  position: '代表',
  started_on: '2019-04',
  ended_on: null,
  description: '',
};

/** Creates a member with a work history and logs them in. */
export async function createApplicant(api: TestApi): Promise<{ member: TestMember; browser: Agent }> {
  const member = await api.createMember();
  await replaceCareers(api.db, member.id, [
    { company: '青空監査法人', position: '', started_on: '2019-04', ended_on: null, description: '' },
  ]);
  return { member, browser: await api.logInAs(member) };
}

/** Creates one open vacancy. @returns its id */
export async function createOpenVacancy(api: TestApi): Promise<number> {
  const [vacancyId] = await insertVacancySamples(api.db, [{}]);
  if (vacancyId === undefined) throw new Error('no vacancy was written');
  return vacancyId;
}

/** Creates a member who has applied to an open vacancy. */
export async function createVacancyApplication(
  api: TestApi,
): Promise<{ browser: Agent; email: string; vacancyId: number; applicationId: number }> {
  const { member, browser } = await createApplicant(api);
  const vacancy = await createOpenVacancy(api);
  const { id } = await jsonOf(await browser.post('/vacancy-applications/', buildEntry(vacancy)));
  return { browser, email: member.email, vacancyId: vacancy, applicationId: id };
}
