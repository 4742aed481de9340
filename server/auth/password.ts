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
import { changeAccount, holdMember, keepActive } from '@/server/members/account';
import { findByEmail, findById, type Member } from '@/server/members/service';
import { findLink, isFresh, isJustUsed, issueLink, spendLinks, takeLink } from './links';
import { hashPassword, verifyPassword } from './passwords';
import { newToken } from './secrets';
import { closeAllSessions, findReplaced, replaceSession, type Session } from './sessions';

const RESET_MS = 60 * 60 * 1000;

const wrongPassword = (field: string) => {
  const message = '現在のパスワードが正しくありません。';
  return new Refusal(400, 'wrong_password', message, { fields: { [field]: [message] } });
};

/** Throws the refusal of a wrong password on its field, unless it is the member's. */
export async function assertPassword(member: Member, password: string, field: string): Promise<void> {
  if (!(await verifyPassword(member.passwordHash, password))) throw wrongPassword(field);
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
    const held = await holdMember(tx, member.id);
    // Another tab has changed it meanwhile: what was checked is no longer the password.
    if (held?.status !== 'active' || held.passwordHash !== member.passwordHash) return null;
    await store(tx, held, passwordHash, siteOrigin);
    return replaceSession(tx, member.id, token);
  });
  return changed ?? repeatChange(db, token, new_password, changedMeanwhile());
}

const changedMeanwhile = () =>
  new Refusal(409, 'changed_meanwhile', 'ほかの画面で変更されました。もう一度お試しください。');

/** Throws `refusal` unless this very change has just been made. */
async function repeatChange(db: Db, token: string, password: string, refusal: Refusal): Promise<Session> {
  const memberId = await findReplaced(db, token);
  const member = memberId === null ? null : await findById(db, memberId);
  if (!member || !(await verifyPassword(member.passwordHash, password))) throw refusal;
  return inTransaction(db, async (tx) => {
    const held = await keepActive(tx, member.id);
    if (held.passwordHash !== member.passwordHash) throw refusal;
    return replaceSession(tx, member.id, token);
  });
}

/**
 * Asks for a new password. The mail alone tells whether somebody uses the address; the answer and (but for one
 * insert) the work are the same.
 */
export async function requestReset(db: Db, email: string, siteOrigin: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const member = await findByEmail(tx, email);
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
      const member = await holdMember(tx, link.memberId);
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
