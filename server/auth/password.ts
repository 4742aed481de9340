import type { ChangePassword, UpdatePassword } from '@/schemas/account';
import type { Db } from '@/server/db/client';
import { inTransaction } from '@/server/db/transaction';
import { notAuthenticated, Refusal } from '@/server/http/errors';
import { enqueueMail } from '@/server/mail/outbox';
import {
  passwordChangedMail,
  passwordResetMail,
  passwordResetUnknownMail,
} from '@/server/mail/security-mails';
import { changeAccount, lockMemberByEmailForShare, lockMemberForUpdate } from '@/server/members/account';
import { findById, type Member } from '@/server/members/service';
import { findLink, isFresh, isJustUsed, issueLink, spendLinks, takeLink } from './links';
import { hashPassword, verifyPassword } from './passwords';
import { newToken } from './secrets';
import { lockSessionForUpdate, requireSessionForUpdate } from './session-lock';
import { closeAllSessions, findReplaced, replaceSession, type Session } from './sessions';

const RESET_MS = 60 * 60 * 1000;

const wrongPassword = (field: string) => {
  const message = '現在のパスワードが正しくありません。';
  return new Refusal(400, 'wrong_password', message, { fields: { [field]: [message] } });
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
  if (!(await verifyPassword(verified?.passwordHash, given.password))) throw wrongPassword(given.field);
  return inTransaction(db, async (tx) => {
    const member = await requireSessionForUpdate(tx, session);
    if (member.passwordHash !== verified?.passwordHash) throw wrongPassword(given.field);
    return work(tx, member);
  });
}

async function store(tx: Db, member: Member, passwordHash: string, siteOrigin: string): Promise<void> {
  await changeAccount(tx, member.id, { passwordHash });
  await closeAllSessions(tx, member.id);
  await spendLinks(tx, member.id);
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
  if (!member) return repeatChange(db, token, new_password, notAuthenticated());
  const isRight = await verifyPassword(member.passwordHash, current_password);
  if (!isRight) return repeatChange(db, token, new_password, wrongPassword('current_password'));
  const passwordHash = await hashPassword(new_password);
  const changed = await inTransaction(db, async (tx) => {
    const held = await lockSessionForUpdate(tx, session);
    // What was verified may no longer be the password: another tab has changed it, or a link has reset it.
    if (held?.passwordHash !== member.passwordHash) return null;
    await store(tx, held, passwordHash, siteOrigin);
    return replaceSession(tx, member.id, token);
  });
  return changed ?? repeatChange(db, token, new_password, notAuthenticated());
}

/** Throws `refusal` unless this very change has just been made. */
async function repeatChange(db: Db, token: string, password: string, refusal: Refusal): Promise<Session> {
  const memberId = await findReplaced(db, token);
  const member = memberId === null ? null : await findById(db, memberId);
  if (!member || !(await verifyPassword(member.passwordHash, password))) throw refusal;
  return inTransaction(db, async (tx) => {
    const held = await lockMemberForUpdate(tx, member.id);
    const isSame = held?.status === 'active' && held.passwordHash === member.passwordHash;
    // The session that took the place of the old one may have been ended as well.
    if (!isSame || (await findReplaced(tx, token)) === null) throw refusal;
    return replaceSession(tx, member.id, token);
  });
}

/**
 * Asks for a new password. The mail alone tells whether somebody uses the address; the answer and (but for one
 * insert) the work are the same.
 */
export async function requestReset(db: Db, email: string, siteOrigin: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    // A change of the address waits, so that no link is sent to an address that has just ceased to be the member's.
    const member = await lockMemberByEmailForShare(tx, email);
    const active = member?.status === 'active' ? member : null;
    const token = active
      ? await issueLink(tx, { purpose: 'password_reset', memberId: active.id, lifetimeMs: RESET_MS })
      : newToken();
    const content = active ? passwordResetMail(siteOrigin, token) : passwordResetUnknownMail(siteOrigin);
    await enqueueMail(tx, { to: email, content, siteOrigin });
  });
}

const linkExpired = () =>
  new Refusal(
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
  const link = await findLink(db, 'password_reset', token);
  if (!link) throw linkExpired();
  if (isFresh(link)) {
    // Outside of the transaction: no row stays locked for the time of a hash.
    const passwordHash = await hashPassword(password);
    const done = await inTransaction(db, async (tx) => {
      const member = await lockMemberForUpdate(tx, link.memberId);
      if (member?.status !== 'active' || !(await takeLink(tx, link))) return false;
      await store(tx, member, passwordHash, siteOrigin);
      return true;
    });
    if (done) return;
  }
  const used = await findLink(db, 'password_reset', token);
  const member = used && isJustUsed(used) ? await findById(db, used.memberId) : null;
  if (!member || !(await verifyPassword(member.passwordHash, password))) throw linkExpired();
}
