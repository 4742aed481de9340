import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz } from '@/server/db/column-types';
import { members } from '@/server/members/tables';

/** The log of operator commands. It has no foreign keys, because entries outlive the records to which they refer. */
export const operatorActions = pgTable(
  'operator_actions',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamptz('at').notNull().defaultNow(),
    /** The operating system's user name, or the name given with --by. */
    actor: text('actor').notNull(),
    /** The command, for example `members suspend`. */
    action: text('action').notNull(),
    /** Ids and counts only; no addresses, texts or secrets. */
    details: jsonb('details').$type<Record<string, string | number>>().notNull(),
  },
  (table) => [index('operator_actions_at_idx').on(table.at)],
);

/**
 * Inquiries that the operator sent to members, without their texts. 30 days without a reply are a reason for suspension
 * (terms of use).
 */
export const memberInquiries = pgTable(
  'member_inquiries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    sentAt: timestamptz('sent_at').notNull(),
    repliedAt: timestamptz('replied_at'),
  },
  (table) => [index('member_inquiries_member_idx').on(table.memberId)],
);
