import type { ChangePassword, UpdatePassword } from '@/schemas/account';
import type { Db } from '@/server/db/client';
import { inTransaction } from '@/server/db/transaction';
import { ApiError, notAuthenticated } from '@/server/http/errors';
import { enqueueMail } from '@/server/mail/outbox';
import {
  passwordChangedMail,
  passwordResetMail,
  passwordResetUnknownMail,
} from '@/server/mail/security-mails';
import { lockMemberByEmailForShare, lockMemberForUpdate, updateAccount } from '@/server/members/account';
import { findById, type Member } from '@/server/members/service';
import { hashPassword, verifyPassword } from './password-hash';
import { generateToken } from './secrets';
import { lockSessionForUpdate, requireSessionForUpdate } from './session-lock';
import { closeAllSessions, findMemberIdByReplacedSession, replaceSession, type Session } from './sessions';
import { consumeToken, findToken, issueToken, isUsable, revokeTokens, wasJustUsed } from './tokens';

const RESET_TOKEN_LIFETIME_MS = 60 * 60 * 1000;

const wrongPasswordError = (field: string) => {
  const message = '現在のパスワードが正しくありません。';
  return new ApiError(400, 'wrong_password', message, { fields: { [field]: [message] } });
};

/**
 * Runs a write that asks for the password once more, in a transaction that holds the session open. The password is
 * verified before the transaction, so that no row stays locked for the time of a hash, and must still be the same in it.
 * Throws the refusal of a wrong password on its field, and 403 when the session has been ended meanwhile.
 */
export async function withPassword<T>(
  db: Db,
  session: Session,
  given: { password: string; field: string },
  work: (tx: Db, member: Member) => Promise<T>,
): Promise<T> {
  const verified = await findById(db, session.memberId);
  if (!(await verifyPassword(verified?.passwordHash, given.password))) throw wrongPasswordError(given.field);
  return inTransaction(db, async (tx) => {
    const member = await requireSessionForUpdate(tx, session);
    if (member.passwordHash !== verified?.passwordHash) throw wrongPasswordError(given.field);
    return work(tx, member);
  });
}

async function storePassword(
  tx: Db,
  member: Member,
  passwordHash: string,
  siteOrigin: string,
): Promise<void> {
  await updateAccount(tx, member.id, { passwordHash });
  await closeAllSessions(tx, member.id);
  await revokeTokens(tx, member.id);
  const content = passwordChangedMail(siteOrigin, member.familyName ?? '');
  await enqueueMail(tx, { to: member.email, content, siteOrigin });
}

/**
 * Changes the password of the member whose session has that token. Every session ends; the caller goes on under a new
 * id. The same request again within ten minutes, by the token that has died of it, is taken for the retry of a lost
 * reply and gets a session too. Throws `wrong_password`, and 403 for a token that is no session's.
 */
export async function changePassword(
  db: Db,
  { session, token }: { session: Session | null; token: string },
  { current_password, new_password }: ChangePassword,
  siteOrigin: string,
): Promise<Session> {
  const member = session && (await findById(db, session.memberId));
  if (!member) return retryPasswordChange(db, token, new_password, notAuthenticated());
  const isCorrect = await verifyPassword(member.passwordHash, current_password);
  if (!isCorrect) return retryPasswordChange(db, token, new_password, wrongPasswordError('current_password'));
  const passwordHash = await hashPassword(new_password);
  const changed = await inTransaction(db, async (tx) => {
    const lockedMember = await lockSessionForUpdate(tx, session);
    // What was verified may no longer be the password: another tab has changed it, or a link has reset it.
    if (lockedMember?.passwordHash !== member.passwordHash) return null;
    await storePassword(tx, lockedMember, passwordHash, siteOrigin);
    return replaceSession(tx, member.id, token);
  });
  return changed ?? retryPasswordChange(db, token, new_password, notAuthenticated());
}

/** Throws `refusal` unless this very change has just been made. */
async function retryPasswordChange(
  db: Db,
  token: string,
  password: string,
  error: ApiError,
): Promise<Session> {
  const memberId = await findMemberIdByReplacedSession(db, token);
  const member = memberId === null ? null : await findById(db, memberId);
  if (!member || !(await verifyPassword(member.passwordHash, password))) throw error;
  return inTransaction(db, async (tx) => {
    const lockedMember = await lockMemberForUpdate(tx, member.id);
    const isSame = lockedMember?.status === 'active' && lockedMember.passwordHash === member.passwordHash;
    // The session that took the place of the old one may have been ended as well.
    if (!isSame || (await findMemberIdByReplacedSession(tx, token)) === null) throw error;
    return replaceSession(tx, member.id, token);
  });
}

/**
 * Asks for a new password. The mail alone tells whether somebody uses the address; the answer and (but for one
 * insert) the work are the same.
 */
export async function requestPasswordReset(db: Db, email: string, siteOrigin: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    // A change of the address waits, so that no link is sent to an address that has just ceased to be the member's.
    const member = await lockMemberByEmailForShare(tx, email);
    const active = member?.status === 'active' ? member : null;
    const token = active
      ? await issueToken(tx, {
          purpose: 'password_reset',
          memberId: active.id,
          lifetimeMs: RESET_TOKEN_LIFETIME_MS,
        })
      : generateToken();
    const content = active ? passwordResetMail(siteOrigin, token) : passwordResetUnknownMail(siteOrigin);
    await enqueueMail(tx, { to: email, content, siteOrigin });
  });
}

const expiredTokenError = () =>
  new ApiError(
    400,
    'token_invalid',
    'このリンクは有効期限が切れているか、すでに使用されています。お手数ですが、もう一度お手続きください。',
  );

/**
 * Sets a new password with the token of the mail; all sessions end. Of any number at once one does it; the same
 * request again within ten minutes is taken for a retry. Throws `token_invalid`.
 */
export async function resetPassword(
  db: Db,
  { token, password }: UpdatePassword,
  siteOrigin: string,
): Promise<void> {
  const tokenRow = await findToken(db, 'password_reset', token);
  if (!tokenRow) throw expiredTokenError();
  if (isUsable(tokenRow)) {
    // Outside of the transaction: no row stays locked for the time of a hash.
    const passwordHash = await hashPassword(password);
    const isDone = await inTransaction(db, async (tx) => {
      const member = await lockMemberForUpdate(tx, tokenRow.memberId);
      if (member?.status !== 'active' || !(await consumeToken(tx, tokenRow))) return false;
      await storePassword(tx, member, passwordHash, siteOrigin);
      return true;
    });
    if (isDone) return;
  }
  const usedToken = await findToken(db, 'password_reset', token);
  const member = usedToken && wasJustUsed(usedToken) ? await findById(db, usedToken.memberId) : null;
  if (!member || !(await verifyPassword(member.passwordHash, password))) throw expiredTokenError();
}
