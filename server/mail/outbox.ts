import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { inTransaction } from '@/server/db/transaction';
import { enqueueJob, MAIL_QUEUE, renewJob } from '@/server/jobs/queue';
import { expiryOf } from './lifetime';
import { type MailContent, renderMail } from './render';
import { mails } from './tables';

interface OutgoingMail {
  to: string;
  content: MailContent;
  siteOrigin: string;
  /** Names the event, such as `welcome:12`: one event makes one mail, however often it is told. */
  dedupeKey?: string;
}

/**
 * Writes a mail into the outbox. Pass the transaction of the event that the mail tells of: both happen or neither.
 * It is delivered soon after the commit, and tried again until a mail server has taken it, refused it for good, or the
 * mail has expired.
 */
export async function enqueueMail(
  tx: Db,
  { to, content, siteOrigin, dedupeKey }: OutgoingMail,
): Promise<void> {
  const [mail] = await tx
    .insert(mails)
    .values({
      to,
      dedupeKey: dedupeKey ?? randomUUID(),
      expiresAt: expiryOf(content.validFor),
      ...renderMail(content, siteOrigin),
    })
    .onConflictDoNothing({ target: mails.dedupeKey })
    .returning({ id: mails.id });
  if (mail) await enqueueJob(tx, MAIL_QUEUE, mail.id, { mailId: mail.id });
}

/**
 * Queues every mail anew that is neither delivered nor refused, still makes sense, and has no job: its attempts were
 * used up, its job was lost, or it comes from a backup, which holds the mails and not the queue. Any number of
 * processes may do so at once. @returns how many were queued
 */
export async function requeueUndelivered(db: Db): Promise<number> {
  const isWaiting = and(isNull(mails.deliveredAt), isNull(mails.failedAt), gt(mails.expiresAt, sql`now()`));
  const waiting = await db.select({ id: mails.id }).from(mails).where(isWaiting).orderBy(mails.createdAt);
  let queued = 0;
  for (const { id } of waiting) {
    await inTransaction(db, async (tx) => {
      // Another process may be at this mail at the same moment: it waits, or leaves it to us.
      const locked = await tx
        .select({ id: mails.id })
        .from(mails)
        .where(and(eq(mails.id, id), isWaiting))
        .for('update', { skipLocked: true });
      if (locked.length > 0 && (await renewJob(tx, MAIL_QUEUE, id, { mailId: id }))) queued += 1;
    });
  }
  return queued;
}
