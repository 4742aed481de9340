import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { timestamptz } from '@/server/db/column-types';

/**
 * The outbox. A mail is inserted in the transaction of its event. After a mail server has accepted it, the address and
 * texts are cleared, because a link may contain a token. Without a mail server the mail is kept for /dev/mail.
 */
export const mails = pgTable(
  'mails',
  {
    /** It is also the id of the delivery job and a part of the Message-ID. */
    id: uuid('id').primaryKey().defaultRandom(),
    /** Identifies the event. A second mail for the same event is never inserted. */
    dedupeKey: text('dedupe_key').notNull(),
    to: text('to'),
    /**
     * The member whom the mail is for or about, and what it is: they stay when it has been sent, so that the operator can say
     * what was sent to whom. It has no foreign key, which would wait for the lock of a withdrawal. Null for other recipients.
     */
    memberId: bigint('member_id', { mode: 'number' }),
    /** The subject without what differs from mail to mail. */
    kind: text('kind'),
    /** Where an answer goes, if the mail can be answered. */
    replyTo: text('reply_to'),
    subject: text('subject'),
    text: text('text'),
    html: text('html'),
    /** Mails with a higher one are sent first: 1 with a link that works for hours only, 0, or -1 to many people at once. */
    priority: smallint('priority').notNull().default(0),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    /** The mail is not sent after this time (server/mail/content.ts). */
    expiresAt: timestamptz('expires_at').notNull().default(sql`now() + interval '14 days'`),
    deliveredAt: timestamptz('delivered_at'),
    /** When the mail server rejected the mail permanently. It is then retried only at the operator's request. */
    failedAt: timestamptz('failed_at'),
    /** The number of delivery attempts. */
    attempts: integer('attempts').notNull().default(0),
    /**
     * A code such as `550 5.1.1` or `ETIMEDOUT`. The text of a response is not stored because it may contain the
     * address.
     */
    lastError: text('last_error'),
    /** A process is sending the mail. No other process may send it before this time. */
    lockedUntil: timestamptz('locked_until'),
  },
  (table) => [
    uniqueIndex('mails_dedupe_key').on(table.dedupeKey),
    index('mails_created_idx').on(table.createdAt),
    index('mails_to_idx').on(table.to, table.createdAt),
    index('mails_member_idx').on(table.memberId, table.createdAt).where(sql`${table.memberId} is not null`),
    index('mails_undelivered_idx').on(table.createdAt).where(sql`${table.deliveredAt} is null`),
    check(
      'mails_complete_until_delivered',
      sql`${table.deliveredAt} is not null or (${table.to} is not null and ${table.subject} is not null
        and ${table.text} is not null and ${table.html} is not null)`,
    ),
  ],
);

export type MailRow = typeof mails.$inferSelect;
