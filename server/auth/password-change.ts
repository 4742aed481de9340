import type { ChangePassword, UpdatePassword } from '@/schemas/account';
import { HOUR_MS } from '@/schemas/time';
import type { Db } from '@/server/db/client';
import { inTransaction } from '@/server/db/transaction';
import { ApiError, notAuthenticated } from '@/server/http/errors';
import { LINK_HOURS } from '@/server/mail/content';
import { enqueueMail } from '@/server/mail/outbox';
import {
  passwordChangedMail,
  passwordResetMail,
  passwordResetUnknownMail,
} from '@/server/mail/security-mails';
import { lockMemberByEmailForShare, lockMemberForUpdate, updateAccount } from '@/server/members/account';
import { findMemberById, type Member } from '@/server/members/service';
import { forgetBrowsers, type LoginBrowser, type OpenedSession, rememberBrowser } from './known-browsers';
import { assertUncommonPassword, hashPassword, verifyPassword } from './passwords';
import { lockSessionForUpdate, requireSessionForUpdate } from './session-lock';
import {
  endAllSessions,
  findMemberIdByReplacedSession,
  isNewReplacement,
  replaceSession,
  type Session,
} from './sessions';
import {
  consumeToken,
  findRecentlyUsedToken,
  findToken,
  findUsableToken,
  issueToken,
  type MailedLink,
  revokeTokens,
} from './tokens';

const wrongPasswordError = (field: string) => {
  const message = '現在のパスワードが正しくありません。';
  return new ApiError(400, 'wrong_password', message, { fields: { [field]: [message] } });
};

/**
 * Verifies the member's password and runs a write in a transaction that keeps the session open. The password is verified
 * before the transaction, so that no row is locked while the hash is computed. The transaction then checks that the
 * password has not changed. Throws `wrong_password` on the field `password`, and 403 when the session has ended since the
 * request began.
 */
export async function withPassword<T>(
  db: Db,
  session: Session,
  password: string,
  work: (tx: Db, member: Member) => Promise<T>,
): Promise<T> {
  const verified = await findMemberById(db, session.memberId);
  if (!(await verifyPassword(verified?.passwordHash, password))) throw wrongPasswordError('password');
  return inTransaction(db, async (tx) => {
    const member = await requireSessionForUpdate(tx, session);
    if (member.passwordHash !== verified?.passwordHash) throw wrongPasswordError('password');
    return work(tx, member);
  });
}

/** The request that sets a password. */
export interface PasswordRequest {
  browser: LoginBrowser;
  siteOrigin: string;
}

/**
 * Stores the password, and ends and revokes everything by which somebody else could log in. A reset also drops the link
 * to Google (decision 0026). Only the browser that sends the request stays known.
 */
async function storePassword(
  tx: Db,
  member: Member,
  passwordHash: string,
  { browser, siteOrigin, isReset }: PasswordRequest & { isReset: boolean },
) {
  await updateAccount(tx, member.id, { passwordHash, ...(isReset && { googleSubject: null }) });
  await endAllSessions(tx, member.id);
  await revokeTokens(tx, member.id);
  await forgetBrowsers(tx, member.id);
  const linkAfterwards = isReset ? 'dropped' : 'kept';
  const googleLink = member.googleSubject === null ? null : linkAfterwards;
  const content = passwordChangedMail(siteOrigin, member.familyName ?? '', googleLink);
  await enqueueMail(tx, { to: member.email, memberId: member.id, content, siteOrigin });
  return rememberBrowser(tx, member.id, browser);
}

/** Who changes a password: the session, the value of its cookie, which may be that of an ended session, and the browser. */
type Caller = PasswordRequest & { session: Session | null; token: string };

/**
 * Changes the member's password, ends every session and opens a new one for the caller. A repeated request with the
 * ended session's token within 10 minutes is treated as a retry after a lost response and receives a session too; one with
 * the new session's token keeps that session.
 * Throws `wrong_password`, a field error for a common password, and 403 when the token belongs to no session.
 */
export async function changePassword(
  db: Db,
  caller: Caller,
  { current_password, new_password }: ChangePassword,
): Promise<OpenedSession> {
  const { session, token } = caller;
  const member = session && (await findMemberById(db, session.memberId));
  if (!member) return retryPasswordChange(db, caller, new_password, notAuthenticated());
  const isCorrect = await verifyPassword(member.passwordHash, current_password);
  if (!isCorrect)
    return (
      (await repeatPasswordChange(db, { ...caller, session }, member, new_password)) ??
      retryPasswordChange(db, caller, new_password, wrongPasswordError('current_password'))
    );
  assertUncommonPassword(new_password, 'new_password');
  const passwordHash = await hashPassword(new_password);
  const changed = await inTransaction(db, async (tx) => {
    const lockedMember = await lockSessionForUpdate(tx, session);
    // The password may have changed since it was verified, for example in another tab or by a password reset.
    if (lockedMember?.passwordHash !== member.passwordHash) return null;
    const { browserToken, details } = await storePassword(tx, lockedMember, passwordHash, {
      ...caller,
      isReset: false,
    });
    return { ...(await replaceSession(tx, member.id, token, details)), browserToken };
  });
  return changed ?? retryPasswordChange(db, caller, new_password, notAuthenticated());
}

/**
 * Returns the session of the caller when the same password change has opened it within the last 10 minutes. Its cookie has then
 * arrived with the headers of the response, and the connection was lost before the rest. Returns null otherwise.
 */
async function repeatPasswordChange(
  db: Db,
  { session, browser }: Caller & { session: Session },
  member: Member,
  password: string,
): Promise<OpenedSession | null> {
  if (!(await isNewReplacement(db, session))) return null;
  if (!(await verifyPassword(member.passwordHash, password))) return null;
  return inTransaction(db, async (tx) => {
    const lockedMember = await requireSessionForUpdate(tx, session);
    if (lockedMember.passwordHash !== member.passwordHash) return null;
    const { browserToken } = await rememberBrowser(tx, member.id, browser);
    return { ...session, browserToken };
  });
}

/** Opens a session when the same password change was made within the last 10 minutes. Throws `error` otherwise. */
async function retryPasswordChange(
  db: Db,
  { token, browser }: Caller,
  password: string,
  error: ApiError,
): Promise<OpenedSession> {
  const memberId = await findMemberIdByReplacedSession(db, token);
  const member = memberId === null ? null : await findMemberById(db, memberId);
  if (!member || !(await verifyPassword(member.passwordHash, password))) throw error;
  return inTransaction(db, async (tx) => {
    const lockedMember = await lockMemberForUpdate(tx, member.id);
    const isSame = lockedMember?.status === 'active' && lockedMember.passwordHash === member.passwordHash;
    // The session that replaced the old one may have ended as well.
    if (!isSame || (await findMemberIdByReplacedSession(tx, token)) === null) throw error;
    const { browserToken, details } = await rememberBrowser(tx, member.id, browser);
    return { ...(await replaceSession(tx, member.id, token, details)), browserToken };
  });
}

/**
 * Sends the mail for a password reset. Only the mail says whether an account exists. The response and the SQL
 * statements are the same for known and unknown addresses.
 */
export async function requestPasswordReset(db: Db, email: string, siteOrigin: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    // The lock delays a concurrent email change, so that no link is sent to an address that is no longer the member's.
    const member = await lockMemberByEmailForShare(tx, email);
    const active = member?.status === 'active' ? member : null;
    const token = await issueToken(tx, {
      purpose: 'password_reset',
      memberId: active?.id ?? null,
      lifetimeMs: LINK_HOURS.passwordReset * HOUR_MS,
    });
    const content = active ? passwordResetMail(siteOrigin, token) : passwordResetUnknownMail(siteOrigin);
    await enqueueMail(tx, { to: email, memberId: active?.id, content, siteOrigin });
  });
}

const expiredTokenError = () =>
  new ApiError(
    400,
    'token_invalid',
    'このリンクは有効期限が切れているか、すでに使用されています。お手数ですが、もう一度お手続きください。',
  );

/**
 * Returns the account that a password-reset link belongs to. It does not consume the token, because mail scanners open
 * links. Throws `token_invalid`.
 */
export async function readPasswordLink(db: Db, token: string): Promise<MailedLink> {
  const tokenRow = await findUsableToken(db, 'password_reset', token);
  const member = tokenRow && (await findMemberById(db, tokenRow.memberId));
  if (!tokenRow || member?.status !== 'active') throw expiredTokenError();
  return { email: member.email, expiresAt: tokenRow.expiresAt };
}

/**
 * Sets a new password with the mailed token and ends all sessions. Of several concurrent requests only one consumes the
 * token. The same request within 10 minutes is treated as a retry and succeeds. Throws `token_invalid`, and a field error
 * for a common password, which leaves the token usable.
 * @returns the value of the cookie of the browser, which counts as known from now on; null for a retry
 */
export async function resetPassword(
  db: Db,
  { token, password }: UpdatePassword,
  request: PasswordRequest,
): Promise<string | null> {
  const tokenRow = await findToken(db, 'password_reset', token);
  if (!tokenRow) throw expiredTokenError();
  if (tokenRow.isUsable) {
    assertUncommonPassword(password, 'password');
    // The hash is computed before the transaction, so that no row is locked meanwhile.
    const passwordHash = await hashPassword(password);
    const known = await inTransaction(db, async (tx) => {
      const member = await lockMemberForUpdate(tx, tokenRow.memberId);
      if (member?.status !== 'active' || !(await consumeToken(tx, tokenRow))) return null;
      return storePassword(tx, member, passwordHash, { ...request, isReset: true });
    });
    if (known) return known.browserToken;
  }
  const usedToken = await findRecentlyUsedToken(db, 'password_reset', token);
  const member = usedToken && (await findMemberById(db, usedToken.memberId));
  if (!member || !(await verifyPassword(member.passwordHash, password))) throw expiredTokenError();
  return null;
}
