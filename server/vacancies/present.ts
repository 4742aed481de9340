import {
  type VacancyConditions,
  type VacancyRow,
  type VacancyStatus,
  type VacancySummary,
  vacancyFields,
  vacancyRowFields,
  vacancySummaryFields,
} from '@/schemas/vacancy-fields';
import { present, toWireDateTime } from '@/server/openapi/wire-schema';
import type { LockedVacancy, VacancyDetails, VacancyListRow } from './service';

/** Returns the status of a vacancy (spec §3). */
export const presentVacancyStatus = ({ isOpen }: { isOpen: boolean }): VacancyStatus =>
  isOpen ? 'open' : 'close';

const summaryOf = (row: VacancyListRow): VacancySummary => ({
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

/** Returns the fields of a list row, by the names of the site. */
export const vacancyRowOf = (row: VacancyListRow): VacancyRow => ({
  ...summaryOf(row),
  place: row.place ?? '',
  hours: row.hours,
  categories: row.categories,
  skills: row.skills,
});

/** Returns a vacancy preview in the API's shape. */
export const presentVacancySummary = (row: VacancyListRow) => present(vacancySummaryFields, summaryOf(row));

/** Returns a list row in the API's shape. */
export const presentVacancyRow = (row: VacancyListRow) => present(vacancyRowFields, vacancyRowOf(row));

/** Returns a vacancy in the API's shape. Fields that have the names of their columns are taken as they are. */
export const presentVacancy = ({ startsOn, updatedAt, ...row }: VacancyDetails) =>
  present(vacancyFields, {
    ...row,
    ...vacancyRowOf(row),
    starts_on: startsOn,
    updated_at: toWireDateTime(updatedAt),
  });

/** Returns the conditions of a vacancy by the names of the site, as an application keeps them. */
export const vacancyConditionsOf = (
  row: Omit<LockedVacancy, 'id' | 'title' | 'isOpen'>,
): VacancyConditions => ({
  reward: { unit: row.rewardUnit, min: row.rewardMin, max: row.rewardMax },
  working_days: { min: row.daysMin, max: row.daysMax },
  region: row.region,
  remote: row.remote,
  deadline: toWireDateTime(row.deadline),
  place: row.place ?? '',
  hours: row.hours,
  starts_on: row.startsOn,
  duration: row.duration,
});
