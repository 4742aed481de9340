import { and, desc, eq, gt, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { mails } from './tables';

/**
 * The state of a mail: `queued` waits for its next attempt, `sending` is locked by a process, `sent` was accepted by a
 * mail server, `stored` is in the dev inbox, `failed` was permanently rejected, and `expired` was not sent in time.
 */
export type MailState = 'queued' | 'sending' | 'sent' | 'stored' | 'failed' | 'expired';

/** The state is computed from the other columns, so that it cannot contradict them and mails expire without a job. */
const state = sql<MailState>`case
  when ${mails.deliveredAt} is not null and ${mails.text} is null then 'sent'
  when ${mails.deliveredAt} is not null then 'stored'
  when ${mails.lockedUntil} > now() then 'sending'
  when ${mails.failedAt} is not null then 'failed'
  when ${mails.expiresAt} <= now() then 'expired'
  else 'queued' end`;

/** One mail in the operator's list. The address and subject are null after the mail was sent. */
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

/** Returns the newest 500 mails, newest first. */
export const listMails = (db: Db): Promise<ListedMail[]> => select(db, undefined);

/** Returns the newest 500 mails that are failed or expired, which are not retried automatically. */
export const listFailedMails = (db: Db): Promise<ListedMail[]> =>
  select(db, and(isNull(mails.deliveredAt), or(isNotNull(mails.failedAt), lte(mails.expiresAt, sql`now()`))));

/** Returns the ids of all failed mails that have not expired, those to many people last. */
export const findFailedIds = async (db: Db): Promise<string[]> =>
  (
    await db
      .select({ id: mails.id })
      .from(mails)
      .where(and(isNull(mails.deliveredAt), isNotNull(mails.failedAt), gt(mails.expiresAt, sql`now()`)))
      .orderBy(desc(mails.priority), mails.createdAt)
  ).map(({ id }) => id);

/** A mail to a member, of which only the kind and the times stay when it was sent. */
export interface MemberMail {
  id: string;
  kind: string | null;
  state: MailState;
  createdAt: Date;
  deliveredAt: Date | null;
  attempts: number;
  lastError: string | null;
}

/** Returns the newest 100 mails to a member that are kept, newest first. */
export const listMemberMails = (db: Db, memberId: number): Promise<MemberMail[]> =>
  db
    .select({
      id: mails.id,
      kind: mails.kind,
      state,
      createdAt: mails.createdAt,
      deliveredAt: mails.deliveredAt,
      attempts: mails.attempts,
      lastError: mails.lastError,
    })
    .from(mails)
    .where(eq(mails.memberId, memberId))
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(100);

/** Returns the mail with that id (a UUID), or undefined. */
export const findMail = async (db: Db, id: string): Promise<ListedMail | undefined> =>
  (await select(db, eq(mails.id, id)))[0];
