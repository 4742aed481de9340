import type { Vacancy, VacancyRow, VacancySummary } from '@/schemas/vacancies';
import type { VacancyStatus } from '@/schemas/vacancy-codes';
import { toWireDateTime } from '@/server/http/date-time';
import type { VacancyDetails, VacancyListRow } from './service';

/** Spec §3. */
export const presentVacancyStatus = ({ isOpen }: { isOpen: boolean }): VacancyStatus =>
  isOpen ? 'open' : 'close';

/** What a preview shows. */
export const presentVacancySummary = (row: VacancyListRow): VacancySummary => ({
  id: row.id,
  status: presentVacancyStatus(row),
  title: row.title,
  company_profile: row.companyProfile,
  reward: { unit: row.rewardUnit, min: row.rewardMin, max: row.rewardMax },
  working_days: { min: row.daysMin, max: row.daysMax },
  region: row.region,
  remote: row.remote,
  deadline: toWireDateTime(row.deadline),
  published_at: toWireDateTime(row.publishedAt),
});

/** What a row of the list shows. */
export const presentVacancyRow = (row: VacancyListRow): VacancyRow => ({
  ...presentVacancySummary(row),
  place: row.place,
  categories: row.categories,
  skills: row.skills,
});

/** All of a vacancy. */
export const presentVacancy = (row: VacancyDetails): Vacancy => ({
  ...presentVacancyRow(row),
  hours: row.hours,
  starts_on: row.startsOn,
  duration: row.duration,
  description: row.description,
  requirements: row.requirements,
  preferred: row.preferred,
  selection: row.selection,
  updated_at: toWireDateTime(row.updatedAt),
});
