import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { applicationEvents, applicationStatuses } from '@/schemas/application-states';
import { members } from '@/server/members/tables';
import { seminars } from '@/server/seminars/tables';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** A member's application to a seminar: one row for good, whatever is cancelled and reapplied. */
export const seminarApplications = pgTable(
  'seminar_applications',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    seminarId: bigint('seminar_id', { mode: 'number' })
      .notNull()
      .references(() => seminars.id),
    status: text('status', { enum: applicationStatuses }).notNull(),
    /** Number of the newest event. */
    events: integer('events').notNull(),
    /** The beginning that the member has been reminded of; another one is told anew. */
    remindedOf: instant('reminded_of'),
    createdAt: instant('created_at').notNull().defaultNow(),
    changedAt: instant('changed_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('seminar_applications_once_key').on(table.memberId, table.seminarId),
    index('seminar_applications_changed_idx').on(table.memberId, table.changedAt, table.id),
    index('seminar_applications_seminar_idx').on(table.seminarId, table.status),
    // The table of schemas/application-states.ts allows one walk only: apply, cancel, reapply, cancel, reapply …
    check(
      'seminar_applications_status',
      sql`${table.events} >= 1 and ${table.status} = case when ${table.events} % 2 = 1 then 'applied' else 'cancelled' end`,
    ),
  ],
);

/** The history. Numbered, so that even a bug cannot write an event that may not follow the one before. */
export const seminarApplicationEvents = pgTable(
  'seminar_application_events',
  {
    applicationId: bigint('application_id', { mode: 'number' })
      .notNull()
      .references(() => seminarApplications.id, { onDelete: 'cascade' }),
    /** From 1. */
    number: integer('number').notNull(),
    event: text('event', { enum: applicationEvents }).notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.number] }),
    check(
      'seminar_application_events_walk',
      sql`${table.number} >= 1 and ${table.event} = case when ${table.number} = 1 then 'apply'
        when ${table.number} % 2 = 0 then 'cancel' else 'reapply' end`,
    ),
  ],
);
