import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz } from '@/server/db/column-types';

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
