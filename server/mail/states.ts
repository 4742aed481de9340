import { and, desc, eq, gt, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { mails } from './tables';

/**
 * `queued` waits for its next attempt, `sending` is locked by a process, `sent` was taken by a mail server, `kept` was
 * written without one, `failed` was refused for good, `expired` was not taken while it made sense.
 */
export type MailState = 'queued' | 'sending' | 'sent' | 'kept' | 'failed' | 'expired';

/** The state follows from the row, so that none can contradict another and time needs no job to pass. */
const state = sql<MailState>`case
  when ${mails.deliveredAt} is not null and ${mails.text} is null then 'sent'
  when ${mails.deliveredAt} is not null then 'kept'
  when ${mails.lockedUntil} > now() then 'sending'
  when ${mails.failedAt} is not null then 'failed'
  when ${mails.expiresAt} <= now() then 'expired'
  else 'queued' end`;

/** One mail as the operator sees it. What a mail server has taken has neither address nor subject any more. */
export interface ListedMail {
  id: string;
  state: MailState;
  to: string | null;
  subject: string | null;
  createdAt: Date;
  expiresAt: Date;
  attempts: number;
  lastError: string | null;
}

const columns = {
  state,
  id: mails.id,
  to: mails.to,
  subject: mails.subject,
  createdAt: mails.createdAt,
  expiresAt: mails.expiresAt,
  attempts: mails.attempts,
  lastError: mails.lastError,
};

const select = (db: Db, where: SQL | undefined): Promise<ListedMail[]> =>
  db.select(columns).from(mails).where(where).orderBy(desc(mails.createdAt), desc(mails.id)).limit(500);

/** The newest 500 mails. */
export const listMails = (db: Db): Promise<ListedMail[]> => select(db, undefined);

/** The newest 500 that were not delivered and are not tried again by themselves: failed or expired. */
export const listFailedMails = (db: Db): Promise<ListedMail[]> =>
  select(db, and(isNull(mails.deliveredAt), or(isNotNull(mails.failedAt), lte(mails.expiresAt, sql`now()`))));

/** All that were refused for good and still make sense, oldest first. */
export const findFailedIds = async (db: Db): Promise<string[]> =>
  (
    await db
      .select({ id: mails.id })
      .from(mails)
      .where(and(isNull(mails.deliveredAt), isNotNull(mails.failedAt), gt(mails.expiresAt, sql`now()`)))
      .orderBy(mails.createdAt)
  ).map(({ id }) => id);

/** The mail with that id (a UUID); undefined when there is none. */
export const findMail = async (db: Db, id: string): Promise<ListedMail | undefined> =>
  (await select(db, eq(mails.id, id)))[0];
