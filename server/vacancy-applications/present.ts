import type {
  AppliedVacancyPage,
  AppliedVacancySummaryPage,
  VacancyApplication,
} from '@/schemas/contract/vacancy-applications';
import { presentHistory } from '@/server/applications/transitions';
import { toWireDateTime } from '@/server/http/date-time';
import { presentVacancyRow, presentVacancyStatus } from '@/server/vacancies/present';
import type { VacancyListRow } from '@/server/vacancies/service';
import type { VacancyApplicationRow } from './service';

/** Returns an application in the API's shape. */
export const presentVacancyApplication = (row: VacancyApplicationRow): VacancyApplication => ({
  id: row.id,
  vacancy: row.vacancyId,
  status: row.status,
  start_timing: row.startTiming,
  start_date: row.startDate,
  message: row.message,
  request: row.request,
  conditions: row.conditions,
  history: presentHistory(row.history),
});

/** Returns an application with the vacancy as in the vacancy list. */
export const presentVacancyApplied = (
  row: VacancyApplicationRow,
  vacancy: VacancyListRow,
): AppliedVacancyPage['results'][number] => ({
  ...presentVacancyApplication(row),
  vacancy: presentVacancyRow(vacancy),
});

/** Returns an application and its vacancy with only the fields that the menu needs. */
export const presentVacancyAppliedSummary = (
  row: VacancyApplicationRow,
  vacancy: VacancyListRow,
): AppliedVacancySummaryPage['results'][number] => ({
  id: row.id,
  status: row.status,
  changed_at: toWireDateTime(row.changedAt),
  vacancy: { id: vacancy.id, title: vacancy.title, status: presentVacancyStatus(vacancy) },
});
