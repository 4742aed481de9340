import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, timestamp, varchar } from 'drizzle-orm/pg-core';
import { members } from '@/server/members/tables';

const timestamptz = (name: string) => timestamp(name, { withTimezone: true });

const memberId = () =>
  bigint('member_id', { mode: 'number' })
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' });

/** Open sessions. Only the SHA-256 of the cookie's value is stored, so that a copy of the table opens no session. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    memberId: memberId(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    lastSeenAt: timestamptz('last_seen_at').notNull().defaultNow(),
    expiresAt: timestamptz('expires_at').notNull(),
    /** The SHA-256 of the session that this one replaced after a password change. A retry still sends the old token. */
    replaces: text('replaces'),
  },
  (table) => [
    index('sessions_member_idx').on(table.memberId),
    index('sessions_replaces_idx').on(table.replaces).where(sql`${table.replaces} is not null`),
    index('sessions_expires_idx').on(table.expiresAt),
    check('sessions_lifetime', sql`${table.expiresAt} > ${table.createdAt}`),
  ],
);

/** The SHA-256 of single-use tokens that are sent as links in emails. */
export const tokens = pgTable(
  'tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    purpose: text('purpose', { enum: ['registration', 'email_change', 'password_reset'] }).notNull(),
    memberId: memberId(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    expiresAt: timestamptz('expires_at').notNull(),
    usedAt: timestamptz('used_at'),
    /** The new address of an email change. */
    email: text('email'),
  },
  (table) => [
    index('tokens_member_idx').on(table.memberId, table.purpose),
    index('tokens_expires_idx').on(table.expiresAt),
    check('tokens_purpose', sql`${table.purpose} in ('registration', 'email_change', 'password_reset')`),
    check('tokens_email', sql`(${table.purpose} = 'email_change') = (${table.email} is not null)`),
  ],
);

/** Keys that all processes share. The first process that needs a key generates it. */
export const appSecrets = pgTable('app_secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
});

/** The table in the shape that rate-limiter-flexible requires. `expire` is in milliseconds since 1970. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: varchar('key', { length: 255 }).primaryKey(),
    points: integer('points').notNull().default(0),
    expire: bigint('expire', { mode: 'number' }),
  },
  (table) => [index('rate_limits_expire_idx').on(table.expire)],
);
