import type { ChangeEmail } from '@/schemas/account';
import { EMAIL_CHANGE_EXPIRED_MESSAGE } from '@/schemas/account-codes';
import { HOUR_MS } from '@/schemas/time';
import type { Db } from '@/server/db/client';
import { inTransaction, isUniqueViolation, retryUniqueViolation } from '@/server/db/transaction';
import { ApiError, fieldError } from '@/server/http/errors';
import { LINK_HOURS } from '@/server/mail/content';
import { enqueueMail } from '@/server/mail/outbox';
import {
  emailChangedMail,
  emailChangeNoticeMail,
  emailTakenMail,
  emailVerificationMail,
} from '@/server/mail/security-mails';
import { deletePendingMember, lockMemberForUpdate, updateAccount } from '@/server/members/account';
import { findMemberByEmail, findMemberById } from '@/server/members/service';
import { withPassword } from './password-change';
import { inSessionTransaction } from './session-lock';
import type { Session } from './sessions';
import {
  consumeToken,
  findRecentlyUsedToken,
  findToken,
  findUsableToken,
  issueToken,
  type MailedLink,
  revokeEmailChanges,
  revokeTokens,
  type TokenRow,
} from './tokens';

/**
 * Requests a change of the email address. Sends a verification mail to the new address and a notice to the current
 * one. The response and the SQL statements are the same for a free and a taken address, so that the caller cannot tell
 * whether an account exists. Throws `wrong_password`, a field error for the member's current address, and 403 when the
 * session has ended since the request began.
 */
export async function requestEmailChange(
  db: Db,
  session: Session,
  { email, password }: ChangeEmail,
  siteOrigin: string,
): Promise<void> {
  await withPassword(db, session, password, async (tx, member) => {
    if (email === member.email) throw fieldError('email', '現在と同じメールアドレスです。');
    const isTaken = await isEmailTaken(tx, email);
    // A link to an address that the member no longer wants must not work.
    await revokeEmailChanges(tx, member.id, { exceptTo: email });
    // For a taken address nobody receives the token. Its row is like any other, because the member sees the pending change.
    const token = await issueToken(tx, {
      purpose: 'email_change',
      memberId: member.id,
      lifetimeMs: LINK_HOURS.emailChange * HOUR_MS,
      email,
    });
    const content = isTaken ? emailTakenMail() : emailVerificationMail(siteOrigin, token);
    await enqueueMail(tx, { to: email, memberId: member.id, content, siteOrigin });
    const notice = emailChangeNoticeMail(siteOrigin, member.familyName ?? '', email);
    await enqueueMail(tx, { to: member.email, memberId: member.id, content: notice, siteOrigin });
  });
}

/**
 * Cancels the email change that waits for its link: the mailed links no longer work. Without one it does nothing, so that
 * a repeated request succeeds.
 */
export const cancelEmailChange = (db: Db, session: Session): Promise<void> =>
  inSessionTransaction(db, session, (tx, { id }) => revokeEmailChanges(tx, id));

/** An address of a registration that was not completed is not taken. */
async function isEmailTaken(db: Db, email: string): Promise<boolean> {
  const owner = await findMemberByEmail(db, email);
  return owner !== null && owner.status !== 'pending';
}

const expiredTokenError = () => new ApiError(400, 'token_invalid', EMAIL_CHANGE_EXPIRED_MESSAGE);

const emailTakenError = () =>
  new ApiError(
    400,
    'email_taken',
    'このメールアドレスは、すでに会員登録に使用されています。別のメールアドレスでお手続きください。',
  );

/**
 * Returns the email change that a token belongs to. It does not consume the token, because mail scanners open links.
 * Throws `token_invalid`.
 */
export async function readEmailChange(db: Db, token: string): Promise<MailedLink> {
  const tokenRow = await findUsableToken(db, 'email_change', token);
  if (!tokenRow?.email) throw expiredTokenError();
  return { email: tokenRow.email, expiresAt: tokenRow.expiresAt };
}

/**
 * Sets the member's new email address and consumes the token. The same request within 10 minutes is treated as a retry
 * and succeeds. Throws `token_invalid`, and `email_taken` when another member has registered the address since.
 */
export async function confirmEmailChange(db: Db, token: string, siteOrigin: string): Promise<void> {
  const tokenRow = await findToken(db, 'email_change', token);
  if (!tokenRow?.email) throw expiredTokenError();
  if (tokenRow.isUsable && (await applyEmailChange(db, tokenRow, tokenRow.email, siteOrigin))) return;
  const usedToken = await findRecentlyUsedToken(db, 'email_change', token);
  const member = usedToken && (await findMemberById(db, usedToken.memberId));
  if (!member || member.email !== tokenRow.email) throw expiredTokenError();
}

async function applyEmailChange(
  db: Db,
  tokenRow: TokenRow,
  email: string,
  siteOrigin: string,
): Promise<boolean> {
  // Someone may request a registration with the address after the deletion of the last one, which would be a violation.
  const change = retryUniqueViolation(() =>
    inTransaction(db, async (tx) => {
      const member = await lockMemberForUpdate(tx, tokenRow.memberId);
      if (member?.status !== 'active' || !(await consumeToken(tx, tokenRow))) return false;
      await deletePendingMember(tx, email);
      if (await isEmailTaken(tx, email)) throw emailTakenError();
      // The linked Google account has the old address, and another person may own it by now.
      await updateAccount(tx, member.id, { email, googleSubject: null });
      // Tokens that were mailed to the old address are revoked too, because another person may read that mailbox.
      await revokeTokens(tx, member.id);
      const content = emailChangedMail(member.familyName ?? '', email, member.googleSubject !== null);
      await enqueueMail(tx, { to: email, memberId: member.id, content, siteOrigin });
      await enqueueMail(tx, { to: member.email, memberId: member.id, content, siteOrigin });
      return true;
    }),
  );
  return change.catch((error: unknown) => {
    throw isUniqueViolation(error) ? emailTakenError() : error;
  });
}
