import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

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
