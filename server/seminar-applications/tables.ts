import { bigint, index, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { applicationColumns, applicationStatusCheck, eventTable } from '@/server/applications/tables';
import { timestamptz } from '@/server/db/column-types';
import { seminars } from '@/server/seminars/tables';

/** The members' applications to seminars, one row per member and seminar. */
export const seminarApplications = pgTable(
  'seminar_applications',
  {
    ...applicationColumns(),
    seminarId: bigint('seminar_id', { mode: 'number' })
      .notNull()
      .references(() => seminars.id),
    /** The start time that the member was reminded of. A new start time causes another reminder. */
    remindedStartsAt: timestamptz('reminded_starts_at'),
  },
  (table) => [
    uniqueIndex('seminar_applications_member_seminar_key').on(table.memberId, table.seminarId),
    index('seminar_applications_changed_idx').on(table.memberId, table.changedAt, table.id),
    index('seminar_applications_seminar_idx').on(table.seminarId, table.status),
    applicationStatusCheck('seminar_applications_status', table),
  ],
);

/** The history of each application to a seminar. */
export const seminarApplicationEvents = eventTable(
  'seminar_application_events',
  () => seminarApplications.id,
);
