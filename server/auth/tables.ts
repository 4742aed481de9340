import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { timestamptz } from '@/server/db/column-types';
import { members } from '@/server/members/tables';

const memberId = () =>
  bigint('member_id', { mode: 'number' })
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' });

/** Open sessions. Only the SHA-256 of the cookie's value is stored, so that a copy of the table opens no session. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** Names the session in the API, where its token must not appear. */
    id: uuid('id').notNull().defaultRandom(),
    memberId: memberId(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    lastSeenAt: timestamptz('last_seen_at').notNull().defaultNow(),
    expiresAt: timestamptz('expires_at').notNull(),
    /** The SHA-256 of the session that this one replaced after a password change. A retry still sends the old token. */
    replaces: text('replaces'),
    /** The SHA-256 of the browser's token in known_browsers. */
    browserHash: text('browser_hash'),
    /** The names of browser and operating system, from the User-Agent of the login. */
    browser: text('browser'),
    os: text('os'),
  },
  (table) => [
    uniqueIndex('sessions_id_key').on(table.id),
    index('sessions_member_idx').on(table.memberId),
    index('sessions_replaces_idx').on(table.replaces).where(sql`${table.replaces} is not null`),
    index('sessions_expires_idx').on(table.expiresAt),
    check('sessions_lifetime', sql`${table.expiresAt} > ${table.createdAt}`),
  ],
);

/**
 * The browsers in which a member has logged in. Only the SHA-256 of the cookie's value is stored. A browser is forgotten
 * a year after its last login.
 */
export const knownBrowsers = pgTable(
  'known_browsers',
  {
    memberId: memberId(),
    browserHash: text('browser_hash').notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    lastLoginAt: timestamptz('last_login_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.browserHash] }),
    index('known_browsers_last_login_idx').on(table.lastLoginAt),
  ],
);

/** Google's ID tokens that were used, until they expire. A used token opens no other session. */
export const usedGoogleTokens = pgTable(
  'used_google_tokens',
  {
    /** A digest of the token. */
    tokenId: text('token_id').primaryKey(),
    /** The SHA-256 of the session that the token opened; null when it linked an account or began a registration. */
    sessionHash: text('session_hash'),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [index('used_google_tokens_expires_idx').on(table.expiresAt)],
);

/** The SHA-256 of single-use tokens that are sent as links in mails. */
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
