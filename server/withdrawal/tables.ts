import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { members } from '@/server/members/tables';

/** Why members left. Nothing in it names the person; the member's row behind it is anonymous. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    memberId: bigint('member_id', { mode: 'number' })
      .primaryKey()
      .references(() => members.id, { onDelete: 'cascade' }),
    reasons: text('reasons').array().notNull(),
    comment: text('comment').notNull(),
    /** The session that asked, as its SHA-256: a repeat after a lost reply is answered as the first time. */
    sessionHash: text('session_hash').notNull(),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('withdrawals_when_idx').on(table.withdrawnAt)],
);
