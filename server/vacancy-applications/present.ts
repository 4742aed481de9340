import { licenseText } from '@/lib/members/resume';
import {
  appliedVacancyFields,
  appliedVacancySummaryFields,
  vacancyApplicationFields,
} from '@/schemas/application-fields';
import type { VacancyConditions } from '@/schemas/vacancy-fields';
import { presentHistory } from '@/server/applications/transitions';
import { certifications } from '@/server/choices/lists';
import { present, toWireDateTime } from '@/server/openapi/wire-schema';
import { presentVacancyStatus, vacancyRowOf } from '@/server/vacancies/present';
import type { VacancyListRow } from '@/server/vacancies/service';
import type { VacancyApplicationRow } from './service';

const applicationOf = (row: VacancyApplicationRow) => ({
  id: row.id,
  status: row.status,
  start_timing: row.startTiming,
  start_date: row.startDate,
  message: row.message,
  request: row.request,
  licenses: row.licenses.map((license) => licenseText(license, certifications, 'western')),
  // Null, for an application from before they were kept, is written as it is.
  conditions: row.conditions as VacancyConditions,
  history: presentHistory(row.history),
});

/** Returns an application in the API's shape. */
export const presentVacancyApplication = (row: VacancyApplicationRow) =>
  present(vacancyApplicationFields, { ...applicationOf(row), vacancy: row.vacancyId });

/** Returns an application with the vacancy as in the vacancy list. */
export const presentVacancyApplied = (row: VacancyApplicationRow, vacancy: VacancyListRow) =>
  present(appliedVacancyFields, { ...applicationOf(row), vacancy: vacancyRowOf(vacancy) });

/** Returns an application and its vacancy with only the fields that the menu needs. */
export const presentVacancyAppliedSummary = (row: VacancyApplicationRow, vacancy: VacancyListRow) =>
  present(appliedVacancySummaryFields, {
    id: row.id,
    status: row.status,
    changed_at: toWireDateTime(row.changedAt),
    vacancy: { id: vacancy.id, title: vacancy.title, status: presentVacancyStatus(vacancy) },
  });
