import { randomUUID } from 'node:crypto';
import { isNull } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { enqueueJob, MAIL_QUEUE } from '@/server/jobs/queue';
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
 * It is delivered soon after the commit, and again until the mail server has taken it.
 */
export async function enqueueMail(
  tx: Db,
  { to, content, siteOrigin, dedupeKey }: OutgoingMail,
): Promise<void> {
  const [mail] = await tx
    .insert(mails)
    .values({ recipient: to, dedupeKey: dedupeKey ?? randomUUID(), ...renderMail(content, siteOrigin) })
    .onConflictDoNothing({ target: mails.dedupeKey })
    .returning({ id: mails.id });
  if (mail) await enqueueJob(tx, MAIL_QUEUE, mail.id, { mailId: mail.id });
}

/** Queues what is written and not delivered anew: after a restore, which brings the mails and not the queue. */
export async function requeueUndelivered(tx: Db): Promise<void> {
  const waiting = await tx.select({ id: mails.id }).from(mails).where(isNull(mails.deliveredAt));
  for (const { id } of waiting) await enqueueJob(tx, MAIL_QUEUE, id, { mailId: id });
}
