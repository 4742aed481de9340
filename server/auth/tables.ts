import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, timestamp, varchar } from 'drizzle-orm/pg-core';
import { members } from '@/server/members/tables';

const timestamptz = (name: string) => timestamp(name, { withTimezone: true });

const memberId = () =>
  bigint('member_id', { mode: 'number' })
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' });

/** Open sessions. The cookie's value is held as its SHA-256 only: a copy of the table opens no session. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    memberId: memberId(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    lastSeenAt: timestamptz('last_seen_at').notNull().defaultNow(),
    expiresAt: timestamptz('expires_at').notNull(),
    /** The session that changed the password, as its SHA-256; this one took its place. A retry still comes with it. */
    replaces: text('replaces'),
  },
  (table) => [
    index('sessions_member_idx').on(table.memberId),
    index('sessions_replaces_idx').on(table.replaces).where(sql`${table.replaces} is not null`),
    index('sessions_expires_idx').on(table.expiresAt),
    check('sessions_lifetime', sql`${table.expiresAt} > ${table.createdAt}`),
  ],
);

/** Single-use tokens of links in mails, as their SHA-256. */
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

/** Keys that all processes share, each generated once by whoever needs it first. */
export const appSecrets = pgTable('app_secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
});

/** The table of rate-limiter-flexible, in its own shape. `expire` is in milliseconds since 1970. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: varchar('key', { length: 255 }).primaryKey(),
    points: integer('points').notNull().default(0),
    expire: bigint('expire', { mode: 'number' }),
  },
  (table) => [index('rate_limits_expire_idx').on(table.expire)],
);
