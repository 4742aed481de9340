import type { Vacancy, VacancyConditions, VacancyRow, VacancySummary } from '@/schemas/contract/vacancies';
import type { VacancyStatus } from '@/schemas/vacancy-codes';
import { toWireDateTime } from '@/server/http/date-time';
import type { LockedVacancy, VacancyDetails, VacancyListRow } from './service';

/** Returns the status of a vacancy (spec §3). */
export const presentVacancyStatus = ({ isOpen }: { isOpen: boolean }): VacancyStatus =>
  isOpen ? 'open' : 'close';

/** Returns the fields of a vacancy preview. */
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

/** Returns the fields of a list row. */
export const presentVacancyRow = (row: VacancyListRow): VacancyRow => ({
  ...presentVacancySummary(row),
  place: row.place,
  hours: row.hours,
  categories: row.categories,
  skills: row.skills,
});

/** Returns all fields of a vacancy. */
export const presentVacancy = (row: VacancyDetails): Vacancy => ({
  ...presentVacancyRow(row),
  starts_on: row.startsOn,
  duration: row.duration,
  description: row.description,
  requirements: row.requirements,
  preferred: row.preferred,
  selection: row.selection,
  updated_at: toWireDateTime(row.updatedAt),
});

/** Returns the conditions of a vacancy, as an application keeps them. */
export const presentVacancyConditions = (row: LockedVacancy): VacancyConditions => ({
  reward: { unit: row.rewardUnit, min: row.rewardMin, max: row.rewardMax },
  working_days: { min: row.daysMin, max: row.daysMax },
  region: row.region,
  remote: row.remote,
  deadline: toWireDateTime(row.deadline),
  place: row.place,
  hours: row.hours,
  starts_on: row.startsOn,
  duration: row.duration,
});
