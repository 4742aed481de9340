import type { ChangePassword, UpdatePassword } from '@/schemas/account';
import type { Db } from '@/server/db/client';
import { Refusal } from '@/server/http/errors';
import { enqueueMail } from '@/server/mail/outbox';
import {
  passwordChangedMail,
  passwordResetMail,
  passwordResetUnknownMail,
} from '@/server/mail/security-mails';
import { changeAccount, holdMember } from '@/server/members/account';
import { findByEmail, findById, type Member } from '@/server/members/service';
import { findLink, isFresh, isJustUsed, issueLink, spendLinks, takeLink } from './links';
import { hashPassword, verifyPassword } from './passwords';
import { newToken } from './secrets';
import { closeAllSessions, openSession, type Session } from './sessions';

const RESET_MS = 60 * 60 * 1000;

/** Throws the refusal of a wrong password on its field, unless it is the member's. */
export async function assertPassword(member: Member, password: string, field: string): Promise<void> {
  if (await verifyPassword(member.passwordHash, password)) return;
  const message = '現在のパスワードが正しくありません。';
  throw new Refusal(400, 'wrong_password', message, { fields: { [field]: [message] } });
}

async function store(tx: Db, member: Member, passwordHash: string, siteOrigin: string): Promise<void> {
  await changeAccount(tx, member.id, { passwordHash });
  await closeAllSessions(tx, member.id);
  await spendLinks(tx, member.id);
  const content = passwordChangedMail(siteOrigin, member.familyName ?? '');
  await enqueueMail(tx, { to: member.email, content, siteOrigin });
}

/**
 * Changes the password of the member who is logged in. Every session ends; the caller goes on under a new id.
 * Throws `wrong_password`.
 */
export async function changePassword(
  db: Db,
  { memberId }: Session,
  { current_password, new_password }: ChangePassword,
  siteOrigin: string,
): Promise<Session> {
  const member = await findById(db, memberId);
  if (!member) throw new Error('a session without a member');
  await assertPassword(member, current_password, 'current_password');
  const passwordHash = await hashPassword(new_password);
  return db.transaction(async (tx) => {
    const held = await holdMember(tx, memberId);
    // Another tab has changed it meanwhile: what was checked is no longer the password.
    if (held?.status !== 'active' || held.passwordHash !== member.passwordHash) {
      throw new Refusal(409, 'changed_meanwhile', 'ほかの画面で変更されました。もう一度お試しください。');
    }
    await store(tx, held, passwordHash, siteOrigin);
    return openSession(tx, memberId, null);
  });
}

/**
 * Asks for a new password. The mail alone tells whether somebody uses the address; the answer and (but for one
 * insert) the work are the same.
 */
export async function requestReset(db: Db, email: string, siteOrigin: string): Promise<void> {
  await db.transaction(async (tx) => {
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
    const done = await db.transaction(async (tx) => {
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
