import { bigint, index, pgTable } from 'drizzle-orm/pg-core';
import { timestamptz } from '@/server/db/column-types';
import { members } from '@/server/members/tables';

/** Used by processes of 1.0.0 only, beside which this version runs while it replaces them. The next release drops it. */
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
