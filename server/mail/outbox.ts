import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { inTransaction } from '@/server/db/transaction';
import { enqueueJob, MAIL_QUEUE, renewJob } from '@/server/jobs/queue';
import type { MailContent } from './content';
import { expiryOf } from './content';
import { renderMail } from './render';
import { mails } from './tables';

interface OutgoingMail {
  to: string;
  /** The member whom the mail is for or about; absent when there is none, or when nothing about the mail may stay. */
  memberId?: number | undefined;
  content: MailContent;
  siteOrigin: string;
  /** Identifies the event, such as `welcome:12`. Only one mail is created for each event. */
  dedupeKey?: string;
  /** True for a mail that many people get at once, such as all participants of a seminar. All other mails pass it. */
  isMassMail?: boolean;
}

/** Somebody waits for a mail with a link that works for hours only. */
function priorityOf({ content: { validFor }, isMassMail }: OutgoingMail): number {
  if (isMassMail) return -1;
  return validFor !== undefined && 'hours' in validFor ? 1 : 0;
}

/**
 * Adds a mail to the outbox. Pass the transaction of the event, so that both are committed or rolled back together. The
 * mail is delivered soon after the commit. Delivery is retried until a mail server accepts the mail or rejects it
 * permanently, or until the mail expires.
 * @returns false when there is a mail for that event already
 */
export async function enqueueMail(tx: Db, mail: OutgoingMail): Promise<boolean> {
  const { to, memberId, content, siteOrigin, dedupeKey } = mail;
  const priority = priorityOf(mail);
  const now = Date.now();
  const lifetimeMs = expiryOf(content.validFor, now).getTime() - now;
  const [added] = await tx
    .insert(mails)
    .values({
      to,
      replyTo: content.replyTo ?? null,
      // Without a member too, so that the statement does not tell whether an address has an account.
      memberId: memberId ?? null,
      kind: memberId === undefined ? null : (content.kind ?? null),
      dedupeKey: dedupeKey ?? randomUUID(),
      priority,
      // By the clock of the database, which also decides about the delivery. Where the clock of this process is behind, the
      // mail would never be sent.
      expiresAt: sql`now() + ${lifetimeMs} * interval '1 millisecond'`,
      ...renderMail(content, siteOrigin),
    })
    .onConflictDoNothing({ target: mails.dedupeKey })
    .returning({ id: mails.id });
  if (added) await enqueueJob(tx, MAIL_QUEUE, { id: added.id, data: { mailId: added.id }, priority });
  return added !== undefined;
}

/**
 * Deletes all mails to a member who leaves, sent or not, and what is known about those that were sent. Call it after
 * `eraseMember`, which waits for changes of the member's seminars: they write mails to the participants without a lock on
 * the members.
 */
export async function deleteMailsTo(tx: Db, { id, email }: { id: number; email: string }): Promise<void> {
  await tx.delete(mails).where(or(eq(mails.to, email), eq(mails.memberId, id)));
}

/**
 * Queues every mail that is neither delivered, rejected nor expired and has no job. This happens when all attempts have
 * failed, or when the job was lost. Those with the highest priority come first, because mails are sent while others are
 * still being queued. Several processes may call it concurrently.
 * @returns the number of queued mails
 */
export async function requeueUndelivered(db: Db): Promise<number> {
  const isWaiting = and(isNull(mails.deliveredAt), isNull(mails.failedAt), gt(mails.expiresAt, sql`now()`));
  const waiting = await db
    .select({ id: mails.id, priority: mails.priority })
    .from(mails)
    .where(isWaiting)
    .orderBy(desc(mails.priority), mails.createdAt);
  let queued = 0;
  for (const { id, priority } of waiting) {
    await inTransaction(db, async (tx) => {
      // SKIP LOCKED ensures that only one of several concurrent processes queues this mail.
      const locked = await tx
        .select({ id: mails.id })
        .from(mails)
        .where(and(eq(mails.id, id), isWaiting))
        .for('update', { skipLocked: true });
      if (locked.length > 0 && (await renewJob(tx, MAIL_QUEUE, { id, data: { mailId: id }, priority })))
        queued += 1;
    });
  }
  return queued;
}
