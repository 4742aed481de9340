import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

const timestamptz = (name: string) => timestamp(name, { withTimezone: true });

/**
 * The outbox: a mail is written in the transaction of the event it tells of. Once a mail server has taken it, address
 * and text are wiped, since a link in it may hold a token. Without a mail server it is kept, to be read at /dev/mail.
 */
export const mails = pgTable(
  'mails',
  {
    /** Also the id of the job that delivers it, and part of its Message-ID. */
    id: uuid('id').primaryKey().defaultRandom(),
    /** Names the event: a second mail for the same event is never written. */
    dedupeKey: text('dedupe_key').notNull(),
    to: text('recipient'),
    subject: text('subject'),
    text: text('text'),
    html: text('html'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    /** Later than this the mail is not sent any more (server/mail/lifetime.ts). */
    expiresAt: timestamptz('expires_at').notNull().default(sql`now() + interval '14 days'`),
    deliveredAt: timestamptz('delivered_at'),
    /** When the mail server refused it for good: it is not tried again unless the operator asks. */
    failedAt: timestamptz('failed_at'),
    /** How often it was handed to a mail server. */
    attempts: integer('attempts').notNull().default(0),
    /** Codes only, such as `550 5.1.1` or `ETIMEDOUT`: the text of a reply may repeat the address. */
    lastError: text('last_error'),
    /** A process is sending it until then at the latest; no other process may send it meanwhile. */
    lockedUntil: timestamptz('locked_until'),
  },
  (table) => [
    uniqueIndex('mails_dedupe_key').on(table.dedupeKey),
    index('mails_created_idx').on(table.createdAt),
    index('mails_recipient_idx').on(table.to, table.createdAt),
    index('mails_undelivered_idx').on(table.createdAt).where(sql`${table.deliveredAt} is null`),
    check(
      'mails_whole_until_delivered',
      sql`${table.deliveredAt} is not null or (${table.to} is not null and ${table.subject} is not null
        and ${table.text} is not null and ${table.html} is not null)`,
    ),
  ],
);

export type MailRow = typeof mails.$inferSelect;
