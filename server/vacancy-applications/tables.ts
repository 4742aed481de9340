import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { applicationEvents, applicationStatuses, startTimings } from '@/schemas/application-states';
import { members } from '@/server/members/tables';
import { vacancies } from '@/server/vacancies/tables';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** A member's application to a vacancy: one row for good, whatever is cancelled and reapplied. */
export const vacancyApplications = pgTable(
  'vacancy_applications',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    vacancyId: bigint('vacancy_id', { mode: 'number' })
      .notNull()
      .references(() => vacancies.id),
    status: text('status', { enum: applicationStatuses }).notNull(),
    /** Number of the newest event. */
    events: integer('events').notNull(),
    startTiming: text('start_timing', { enum: startTimings }).notNull(),
    startDate: date('start_date'),
    message: text('message').notNull(),
    request: text('request').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    changedAt: instant('changed_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('vacancy_applications_once_key').on(table.memberId, table.vacancyId),
    index('vacancy_applications_changed_idx').on(table.memberId, table.changedAt, table.id),
    index('vacancy_applications_vacancy_idx').on(table.vacancyId),
    // The table of schemas/application-states.ts allows one walk only: apply, cancel, reapply, cancel, reapply …
    check(
      'vacancy_applications_status',
      sql`${table.events} >= 1 and ${table.status} = case when ${table.events} % 2 = 1 then 'applied' else 'cancelled' end`,
    ),
    check(
      'vacancy_applications_start_timing',
      sql`${table.startTiming} in ('immediately', 'within_month', 'specified')`,
    ),
    check(
      'vacancy_applications_start_date',
      sql`(${table.startTiming} = 'specified') = (${table.startDate} is not null)`,
    ),
  ],
);

/** The history. Numbered, so that even a bug cannot write an event that may not follow the one before. */
export const vacancyApplicationEvents = pgTable(
  'vacancy_application_events',
  {
    applicationId: bigint('application_id', { mode: 'number' })
      .notNull()
      .references(() => vacancyApplications.id, { onDelete: 'cascade' }),
    /** From 1. */
    number: integer('number').notNull(),
    event: text('event', { enum: applicationEvents }).notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.number] }),
    check(
      'vacancy_application_events_walk',
      sql`${table.number} >= 1 and ${table.event} = case when ${table.number} = 1 then 'apply'
        when ${table.number} % 2 = 0 then 'cancel' else 'reapply' end`,
    ),
  ],
);
