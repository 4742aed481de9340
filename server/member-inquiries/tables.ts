import { bigint, index, pgTable } from 'drizzle-orm/pg-core';
import { timestamptz } from '@/server/db/column-types';
import { members } from '@/server/members/tables';

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
