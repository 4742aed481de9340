import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { applicationEvents, applicationStatuses } from '@/schemas/application-transitions';
import { timestamptz } from '@/server/db/column-types';
import { members } from '@/server/members/tables';

/** The columns that all applications share. Cancelling and reapplying change the row and never add another one. */
export const applicationColumns = () => ({
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  memberId: bigint('member_id', { mode: 'number' })
    .notNull()
    .references(() => members.id),
  status: text('status', { enum: applicationStatuses }).notNull(),
  /** The number of the latest event. */
  eventCount: integer('event_count').notNull(),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  changedAt: timestamptz('changed_at').notNull().defaultNow(),
});

/**
 * Returns the check that the status matches the number of events. schemas/application-transitions.ts allows only one
 * order of events: apply, cancel, reapply, cancel, reapply …
 */
export const applicationStatusCheck = (
  name: string,
  table: { eventCount: AnyPgColumn; status: AnyPgColumn },
) =>
  check(
    name,
    sql`${table.eventCount} >= 1 and ${table.status} = case when ${table.eventCount} % 2 = 1 then 'applied' else 'cancelled' end`,
  );

/** Returns a table of events. Events are numbered, so that a check can reject an event that may not follow the last one. */
export const eventTable = (name: string, application: () => AnyPgColumn) =>
  pgTable(
    name,
    {
      applicationId: bigint('application_id', { mode: 'number' })
        .notNull()
        .references(application, { onDelete: 'cascade' }),
      /** Starts at 1. */
      number: integer('number').notNull(),
      event: text('event', { enum: applicationEvents }).notNull(),
      at: timestamptz('at').notNull().defaultNow(),
    },
    (table) => [
      primaryKey({ columns: [table.applicationId, table.number] }),
      check(
        `${name}_order`,
        sql`${table.number} >= 1 and ${table.event} = case when ${table.number} = 1 then 'apply'
        when ${table.number} % 2 = 0 then 'cancel' else 'reapply' end`,
      ),
    ],
  );

export type EventTable = ReturnType<typeof eventTable>;
