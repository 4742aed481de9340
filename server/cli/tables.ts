import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { members } from '@/server/members/tables';

/** What the provider did by the command line. No foreign keys: the record outlives what it tells of. */
export const providerActions = pgTable(
  'provider_actions',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
    /** The system's user, or whoever was named with --by. */
    actor: text('actor').notNull(),
    /** Such as `members suspend`. */
    action: text('action').notNull(),
    /** Ids and counts; never an address, a text or a secret. */
    details: jsonb('details').$type<Record<string, string | number>>().notNull(),
  },
  (table) => [index('provider_actions_at_idx').on(table.at)],
);

/** Inquiries that the provider sent to members: 30 days without a reply are a reason to suspend (terms). No texts. */
export const providerInquiries = pgTable(
  'provider_inquiries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
    repliedAt: timestamp('replied_at', { withTimezone: true }),
  },
  (table) => [index('provider_inquiries_member_idx').on(table.memberId)],
);
