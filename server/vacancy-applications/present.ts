import type {
  VacancyApplication,
  VacancyApplied,
  VacancyAppliedSummaries,
} from '@/schemas/vacancy-applications';
import { presentHistory } from '@/server/applications/steps';
import { toWireInstant } from '@/server/http/instants';
import { presentRow, presentStatus } from '@/server/vacancies/present';
import type { VacancyListRow } from '@/server/vacancies/service';
import type { ApplicationRow } from './service';

/** An application as its own member sees it. */
export const presentApplication = (row: ApplicationRow): VacancyApplication => ({
  id: row.id,
  vacancy: row.vacancyId,
  status: row.status,
  start_timing: row.startTiming,
  start_date: row.startDate,
  message: row.message,
  request: row.request,
  history: presentHistory(row.history),
});

/** The same with the vacancy's row of the list. */
export const presentApplied = (
  row: ApplicationRow,
  vacancy: VacancyListRow,
): VacancyApplied['results'][number] => ({ ...presentApplication(row), vacancy: presentRow(vacancy) });

/** As little as a menu needs. */
export const presentAppliedSummary = (
  row: ApplicationRow,
  vacancy: VacancyListRow,
): VacancyAppliedSummaries['results'][number] => ({
  id: row.id,
  status: row.status,
  changed_at: toWireInstant(row.changedAt),
  vacancy: { id: vacancy.id, title: vacancy.title, status: presentStatus(vacancy) },
});
