import { type SeminarSummary, seminarFields, seminarSummaryFields } from '@/schemas/seminar-fields';
import { present, toWireDateTime } from '@/server/openapi/wire-schema';
import type { SeminarRow } from './service';

/** Returns the fields of a list row, by the names of the site. */
export const seminarSummaryOf = (row: SeminarRow): SeminarSummary => ({
  id: row.id,
  status: row.status,
  title: row.title,
  lead: row.lead,
  topic: row.topic,
  starts_at: toWireDateTime(row.startsAt),
  ends_at: toWireDateTime(row.endsAt),
  venue: row.venueName === null ? null : { name: row.venueName, address: row.venueAddress ?? '' },
  speakers: row.speakers.map(({ name, title, picture = null }) => ({ name, title, picture })),
  fee: row.fee,
  cpe_units: row.cpeUnits,
  capacity: row.capacity,
  remaining: row.capacity === null ? null : row.capacity - row.seatsTaken,
  closes_before: row.closesBefore,
  deadline: toWireDateTime(row.deadline),
  cancellable_until: toWireDateTime(row.startsAt),
});

/** Returns a list row in the API's shape. */
export const presentSeminarSummary = (row: SeminarRow) =>
  present(seminarSummaryFields, seminarSummaryOf(row));

/** Returns a seminar in the API's shape, except its online URL, which only applicants receive. */
export const presentSeminar = (row: SeminarRow) =>
  present(seminarFields, {
    ...seminarSummaryOf(row),
    description: row.description,
    audience: row.audience,
    program: row.program,
    speakers: row.speakers.map((speaker) => ({ ...speaker, picture: speaker.picture ?? null })),
    cancel_reason: row.cancelledAt ? row.cancelReason : null,
    updated_at: toWireDateTime(row.updatedAt),
    revision: row.revision,
  });
