import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz } from '@/server/db/column-types';
import { members } from '@/server/members/tables';

/** The reasons why members left. The rows contain no personal data, and the member's row is anonymised. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    memberId: bigint('member_id', { mode: 'number' })
      .primaryKey()
      .references(() => members.id, { onDelete: 'cascade' }),
    reasons: text('reasons').array().notNull(),
    comment: text('comment').notNull(),
    /** The SHA-256 of the session that withdrew, to recognize a retry. The cleanup empties it after ten minutes. */
    sessionHash: text('session_hash').notNull(),
    withdrawnAt: timestamptz('withdrawn_at').notNull().defaultNow(),
  },
  (table) => [index('withdrawals_withdrawn_idx').on(table.withdrawnAt)],
);
