import type {
  AppliedSeminarPage,
  AppliedSeminarSummaryPage,
  SeminarApplication,
} from '@/schemas/contract/seminar-applications';
import { presentHistory } from '@/server/applications/transitions';
import { toWireDateTime } from '@/server/http/date-time';
import { presentSeminarSummary } from '@/server/seminars/present';
import type { SeminarRow } from '@/server/seminars/service';
import type { SeminarApplicationRow } from './service';

/**
 * Returns an application in the API's shape. The online URL is included only while the member has a seat and the seminar
 * is neither cancelled nor past.
 */
export const presentSeminarApplication = (
  row: SeminarApplicationRow,
  seminar: SeminarRow | undefined,
): SeminarApplication => ({
  id: row.id,
  seminar: row.seminarId,
  status: row.status,
  online_url:
    row.status === 'applied' && seminar && seminar.status !== 'cancelled' && seminar.status !== 'past'
      ? seminar.onlineUrl
      : null,
  history: presentHistory(row.history),
});

/** Returns an application with the seminar as in the seminar list. */
export const presentSeminarApplied = (
  row: SeminarApplicationRow,
  seminar: SeminarRow,
): AppliedSeminarPage['results'][number] => ({
  ...presentSeminarApplication(row, seminar),
  seminar: presentSeminarSummary(seminar),
});

/** Returns an application and its seminar with only the fields that the menu needs. */
export const presentSeminarAppliedSummary = (
  row: SeminarApplicationRow,
  seminar: SeminarRow,
): AppliedSeminarSummaryPage['results'][number] => ({
  id: row.id,
  status: row.status,
  changed_at: toWireDateTime(row.changedAt),
  seminar: {
    id: seminar.id,
    title: seminar.title,
    status: seminar.status,
    starts_at: toWireDateTime(seminar.startsAt),
  },
});
