import { and, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { deleteInBatches } from '@/server/db/batches';
import type { Db } from '@/server/db/client';
import { log } from '@/server/log';
import { mailSettingsUrl } from './content';
import { DeliveryError, toDeliveryError } from './delivery-error';
import { findMail, type MailState } from './states';
import { mails } from './tables';
import type { SendMail } from './transport';

/**
 * How long a mail stays locked after the last renewal, so that a process that died delays it for less than a
 * minute.
 */
const LOCK_SECONDS = 20;
const RENEWAL_INTERVAL_MS = 5_000;
const lockEnd = sql`now() + make_interval(secs => ${LOCK_SECONDS})`;

interface Delivery {
  siteOrigin: string;
  /** When absent, the mail is stored for /dev/mail instead. */
  send?: SendMail | undefined;
  /** When true, a mail that was permanently rejected is sent again at the operator's request. */
  includeFailed?: boolean;
}

/**
 * Delivers the mail with that id if it is queued. The row is locked while the mail is being sent, so that no other
 * process sends it at the same time. Every attempt has the same Message-ID, so that mail servers can recognize a
 * duplicate after a lost response.
 * @returns the new state, or undefined for an unknown id; `failed` means that the mail server rejected the mail
 * permanently
 * @throws DeliveryError when another attempt may succeed
 */
export async function deliverMail(db: Db, id: string, delivery: Delivery): Promise<MailState | undefined> {
  const { send, siteOrigin, includeFailed = false } = delivery;
  if (!send) {
    await db.update(mails).set({ deliveredAt: sql`now()` }).where(isDeliverable(id, includeFailed));
    return (await findMail(db, id))?.state;
  }
  const mail = await lockMail(db, id, includeFailed);
  if (!mail) {
    const state = (await findMail(db, id))?.state;
    if (state === 'sending') throw new DeliveryError('LOCKED', false);
    return state;
  }
  const stopRenewing = keepLocked(db, id);
  const settingsUrl = mailSettingsUrl(siteOrigin);
  const settingsLink = mail.text.includes(settingsUrl) ? { settingsUrl } : {};
  try {
    await send({ messageId: `<${id}@${new URL(siteOrigin).hostname}>`, ...mail, ...settingsLink });
  } catch (error) {
    return recordFailure(db, id, toDeliveryError(error));
  } finally {
    stopRenewing();
  }
  await db
    .update(mails)
    .set({
      deliveredAt: sql`now()`,
      failedAt: null,
      lastError: null,
      lockedUntil: null,
      to: null,
      replyTo: null,
      subject: null,
      text: null,
      html: null,
    })
    .where(and(eq(mails.id, id), isNull(mails.deliveredAt)));
  return 'sent';
}

const isDeliverable = (id: string, includeFailed: boolean) =>
  and(
    eq(mails.id, id),
    isNull(mails.deliveredAt),
    includeFailed ? undefined : isNull(mails.failedAt),
    gt(mails.expiresAt, sql`now()`),
    or(isNull(mails.lockedUntil), lt(mails.lockedUntil, sql`now()`)),
  );

/**
 * Locks a mail for this process. Of several concurrent calls only one succeeds. The lock is a column and not an open
 * transaction, because a slow mail server may take minutes. It is renewed while the mail is being sent, and expires by
 * itself when the process ends.
 */
async function lockMail(db: Db, id: string, includeFailed: boolean) {
  const [mail] = await db
    .update(mails)
    .set({ lockedUntil: lockEnd, attempts: sql`${mails.attempts} + 1` })
    .where(isDeliverable(id, includeFailed))
    .returning({
      to: mails.to,
      replyTo: mails.replyTo,
      subject: mails.subject,
      text: mails.text,
      html: mails.html,
    });
  if (!mail) return undefined;
  const { to, replyTo, subject, text, html } = mail;
  if (to === null || subject === null || text === null || html === null)
    throw new Error('an undelivered mail without its text');
  return { to, ...(replyTo && { replyTo }), subject, text, html };
}

/**
 * Renews the lock of a mail at an interval. A failed renewal is made up for by the next one.
 * @returns a function that stops the renewal
 */
function keepLocked(db: Db, id: string): () => void {
  const renew = async () => {
    await db
      .update(mails)
      .set({ lockedUntil: lockEnd })
      .where(and(eq(mails.id, id), isNotNull(mails.lockedUntil)));
  };
  const timer = setInterval(() => {
    renew().catch((err) => log.warn({ err, mail: id }, 'the lock of a mail could not be renewed'));
  }, RENEWAL_INTERVAL_MS);
  return () => clearInterval(timer);
}

async function recordFailure(db: Db, id: string, error: DeliveryError): Promise<'failed'> {
  const { reason, isPermanent } = error;
  await db
    .update(mails)
    .set({ lastError: reason, lockedUntil: null, ...(isPermanent ? { failedAt: sql`now()` } : {}) })
    .where(eq(mails.id, id));
  if (!isPermanent) throw error;
  log.warn({ mail: id, reason }, 'a mail was rejected permanently; the operator can send it again');
  return 'failed';
}

/** Deletes what is known of a mail 30 days after it was sent, or written and never sent, so that the table stays small. */
export async function removeOldMails(db: Db): Promise<void> {
  const isOld = sql`${mails.createdAt} < now() - interval '30 days'
    and coalesce(${mails.deliveredAt}, ${mails.createdAt}) < now() - interval '30 days'`;
  await deleteInBatches(db, mails, isOld);
}
