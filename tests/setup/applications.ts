import { replaceCareers } from '@/server/members/history';
import { type Agent, jsonOf } from './agent';
import type { TestApi, TestMember } from './api';
import { addSamples } from './vacancies';

/** An entry that may be sent as it is. */
export const anEntry = (vacancy: number, entry: Record<string, unknown> = {}) => ({
  vacancy,
  start_timing: 'immediately',
  message: '連結決算の実務を六年担当し、決算日程の短縮を二社で進めました。'.repeat(4),
  request: '',
  ...entry,
});

/** A member with a work history, logged in. */
export async function anApplicant(api: TestApi): Promise<{ member: TestMember; browser: Agent }> {
  const member = await api.registerMember();
  await replaceCareers(api.db, member.id, [
    { company: '青空監査法人', position: '', started_on: '2019-04', ended_on: null, description: '' },
  ]);
  return { member, browser: await api.agentOf(member) };
}

/** One open vacancy. */
export async function anOpenVacancy(api: TestApi): Promise<number> {
  const [id] = await addSamples(api.db, [{}]);
  if (id === undefined) throw new Error('no vacancy was written');
  return id;
}

/** A member who has applied to an open vacancy. */
export async function anApplied(
  api: TestApi,
): Promise<{ browser: Agent; email: string; vacancy: number; id: number }> {
  const { member, browser } = await anApplicant(api);
  const vacancy = await anOpenVacancy(api);
  const { id } = await jsonOf(await browser.post('/vacancy-applications/', anEntry(vacancy)));
  return { browser, email: member.email, vacancy, id };
}
