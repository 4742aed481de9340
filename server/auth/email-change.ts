import type { ChangeEmail } from '@/schemas/account';
import { EMAIL_CHANGE_EXPIRED } from '@/schemas/account-codes';
import type { Db } from '@/server/db/client';
import { inTransaction } from '@/server/db/transaction';
import { Refusal, refuseField } from '@/server/http/errors';
import { enqueueMail } from '@/server/mail/outbox';
import {
  emailChangedMail,
  emailChangeNoticeMail,
  emailTakenMail,
  emailVerificationMail,
} from '@/server/mail/security-mails';
import { changeAccount, forgetPending, lockMemberForUpdate } from '@/server/members/account';
import { findByEmail, findById } from '@/server/members/service';
import { findLink, isFresh, isJustUsed, issueLink, type Link, spendLinks, takeLink } from './links';
import { withPassword } from './password';
import type { Session } from './sessions';

const CONFIRM_MS = 24 * 60 * 60 * 1000;

/**
 * Asks for another address: a verification mail to it, a notice to the present one. Whether the new one is taken,
 * the answer and the work do not tell. Throws `wrong_password`, a field message for one's own address, and 403 when the
 * session has been ended meanwhile.
 */
export async function requestEmailChange(
  db: Db,
  session: Session,
  { email, password }: ChangeEmail,
  siteOrigin: string,
): Promise<void> {
  await withPassword(db, session, { password, field: 'password' }, async (tx, member) => {
    if (email === member.email) throw refuseField('email', '現在と同じメールアドレスです。');
    const isTaken = await isInUse(tx, email);
    // For a taken address the token has expired and is never sent.
    const lifetimeMs = isTaken ? 0 : CONFIRM_MS;
    const token = await issueLink(tx, { purpose: 'email_change', memberId: member.id, lifetimeMs, email });
    const content = isTaken ? emailTakenMail() : emailVerificationMail(siteOrigin, token);
    await enqueueMail(tx, { to: email, content, siteOrigin });
    const notice = emailChangeNoticeMail(siteOrigin, member.familyName ?? '', email);
    await enqueueMail(tx, { to: member.email, content: notice, siteOrigin });
  });
}

/** A registration that nobody has completed does not hold an address. */
async function isInUse(db: Db, email: string): Promise<boolean> {
  const holder = await findByEmail(db, email);
  return holder !== null && holder.status !== 'pending';
}

const expired = () => new Refusal(400, 'token_invalid', EMAIL_CHANGE_EXPIRED);

const taken = () =>
  new Refusal(
    400,
    'email_taken',
    'このメールアドレスは、すでに会員登録に使用されています。別のメールアドレスでお手続きください。',
  );

/** The change that a token stands for; reads only, since mail scanners open links. Throws `token_invalid`. */
export async function readEmailChange(db: Db, token: string): Promise<{ email: string; expiresAt: Date }> {
  const link = await findLink(db, 'email_change', token);
  if (!link?.email || !isFresh(link)) throw expired();
  return { email: link.email, expiresAt: link.expiresAt };
}

/**
 * Makes the new address the member's, once; the same again within ten minutes is taken for a retry. Throws
 * `token_invalid`, and `email_taken` when somebody has registered the address meanwhile.
 */
export async function confirmEmailChange(db: Db, token: string, siteOrigin: string): Promise<void> {
  const link = await findLink(db, 'email_change', token);
  if (!link?.email) throw expired();
  if (isFresh(link) && (await complete(db, link, link.email, siteOrigin))) return;
  const used = await findLink(db, 'email_change', token);
  const member = used && isJustUsed(used) ? await findById(db, used.memberId) : null;
  if (!member || member.email !== link.email) throw expired();
}

const isUniqueViolation = (error: unknown): boolean => {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === '23505';
};

async function complete(db: Db, link: Link, email: string, siteOrigin: string): Promise<boolean> {
  const change = inTransaction(db, async (tx) => {
    const member = await lockMemberForUpdate(tx, link.memberId);
    if (member?.status !== 'active' || !(await takeLink(tx, link))) return false;
    await forgetPending(tx, email);
    if (await isInUse(tx, email)) throw taken();
    await changeAccount(tx, member.id, { email });
    // Also what was mailed to the old address: whoever reads that mailbox has no way in any more.
    await spendLinks(tx, member.id);
    const content = emailChangedMail(member.familyName ?? '', email);
    await enqueueMail(tx, { to: email, content, siteOrigin });
    await enqueueMail(tx, { to: member.email, content, siteOrigin });
    return true;
  });
  return change.catch((error: unknown) => {
    throw isUniqueViolation(error) ? taken() : error;
  });
}
