import {
  appliedSeminarFields,
  appliedSeminarSummaryFields,
  seminarApplicationFields,
} from '@/schemas/application-fields';
import { presentHistory } from '@/server/applications/transitions';
import { present, toWireDateTime } from '@/server/openapi/wire-schema';
import { seminarSummaryOf } from '@/server/seminars/present';
import type { SeminarRow } from '@/server/seminars/service';
import type { SeminarApplicationRow } from './service';

/** The online URL is included only while the member has a seat and the seminar is neither cancelled nor past. */
const applicationOf = (row: SeminarApplicationRow, seminar: SeminarRow | undefined) => ({
  id: row.id,
  status: row.status,
  online_url:
    row.status === 'applied' && seminar && seminar.status !== 'cancelled' && seminar.status !== 'past'
      ? seminar.onlineUrl
      : null,
  history: presentHistory(row.history),
});

/** Returns an application in the API's shape. */
export const presentSeminarApplication = (row: SeminarApplicationRow, seminar: SeminarRow | undefined) =>
  present(seminarApplicationFields, { ...applicationOf(row, seminar), seminar: row.seminarId });

/** Returns an application with the seminar as in the seminar list. */
export const presentSeminarApplied = (row: SeminarApplicationRow, seminar: SeminarRow) =>
  present(appliedSeminarFields, { ...applicationOf(row, seminar), seminar: seminarSummaryOf(seminar) });

/** Returns an application and its seminar with only the fields that the menu needs. */
export const presentSeminarAppliedSummary = (row: SeminarApplicationRow, seminar: SeminarRow) =>
  present(appliedSeminarSummaryFields, {
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
