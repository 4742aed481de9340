import type {
  SeminarApplication,
  SeminarApplied,
  SeminarAppliedSummaries,
} from '@/schemas/seminar-applications';
import { presentHistory } from '@/server/applications/steps';
import { toWireInstant } from '@/server/http/instants';
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
): SeminarApplied['results'][number] => ({
  ...presentSeminarApplication(row, seminar),
  seminar: presentSeminarSummary(seminar),
});

/** As little as a menu needs. */
export const presentSeminarAppliedSummary = (
  row: SeminarApplicationRow,
  seminar: SeminarRow,
): SeminarAppliedSummaries['results'][number] => ({
  id: row.id,
  status: row.status,
  changed_at: toWireInstant(row.changedAt),
  seminar: {
    id: seminar.id,
    title: seminar.title,
    status: seminar.status,
    starts_at: toWireInstant(seminar.startsAt),
  },
});
