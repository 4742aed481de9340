import type {
  AppliedSeminarPage,
  AppliedSeminarSummaryPage,
  SeminarApplication,
} from '@/schemas/seminar-applications';
import { presentHistory } from '@/server/applications/transitions';
import { toWireDateTime } from '@/server/http/date-time';
import { presentSeminarSummary } from '@/server/seminars/present';
import type { SeminarRow } from '@/server/seminars/service';
import type { SeminarApplicationRow } from './service';

/** An application as its own member sees it; where to join is theirs only while they hold a seat. */
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

/** The same with the seminar's row of the list. */
export const presentSeminarApplied = (
  row: SeminarApplicationRow,
  seminar: SeminarRow,
): AppliedSeminarPage['results'][number] => ({
  ...presentSeminarApplication(row, seminar),
  seminar: presentSeminarSummary(seminar),
});

/** As little as a menu needs. */
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
