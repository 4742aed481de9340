import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { mails } from './tables';
import type { SendLetter } from './transport';

const KEEP_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Delivers the mail with that id, once: what is delivered already is left alone. Without a sender it is kept, for
 * /dev/mail. Rejects when the mail server did not take it; the next attempt carries the same Message-ID, so that a
 * mail which was taken although the answer got lost can be recognised.
 */
export async function deliverMail(
  db: Db,
  id: string,
  siteOrigin: string,
  send: SendLetter | undefined,
): Promise<void> {
  const undelivered = and(eq(mails.id, id), isNull(mails.deliveredAt));
  const [mail] = await db.select().from(mails).where(undelivered);
  if (!mail) return;
  if (!send) {
    await db.update(mails).set({ deliveredAt: new Date() }).where(undelivered);
    return;
  }
  const { recipient: to, subject, text, html } = mail;
  if (to === null || subject === null || text === null || html === null) return;
  await send({ messageId: `<${id}@${new URL(siteOrigin).hostname}>`, to, subject, text, html });
  await db
    .update(mails)
    .set({ deliveredAt: new Date(), recipient: null, subject: null, text: null, html: null })
    .where(undelivered);
}

/** Forgets mails that were written 30 days ago. */
export async function removeOldMails(db: Db): Promise<void> {
  await db.delete(mails).where(lt(mails.createdAt, new Date(Date.now() - KEEP_MS)));
}
