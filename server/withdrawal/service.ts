import { and, eq, gt, lt, ne } from 'drizzle-orm';
import type { Withdrawal } from '@/schemas/account';
import { forgetBrowsers } from '@/server/auth/known-browsers';
import { withPassword } from '@/server/auth/password-change';
import { hashToken } from '@/server/auth/secrets';
import { endAllSessions, type Session } from '@/server/auth/sessions';
import { deleteTokens, RETRY_WINDOW_START } from '@/server/auth/tokens';
import { INVALID_CHOICE_MESSAGE, isChoice, withdrawReasons } from '@/server/choices/lists';
import type { Db } from '@/server/db/client';
import { inTransaction } from '@/server/db/transaction';
import { ApiError, fieldErrors, notFound } from '@/server/http/errors';
import type { MailContent } from '@/server/mail/content';
import { decisionMail, withdrawnMail } from '@/server/mail/membership-mails';
import { notifyOperator } from '@/server/mail/operator-mails';
import { deleteMailsTo, enqueueMail } from '@/server/mail/outbox';
import { lockMemberForUpdate, updateAccount } from '@/server/members/account';
import type { Member } from '@/server/members/service';
import { eraseMember } from './erase';
import { withdrawals } from './tables';

/**
 * Returns an address that receives no mail and that no other row can have. The member's real address becomes available
 * for a new registration.
 */
const anonymousEmail = (memberId: number): string => `withdrawn-${memberId}@withdrawn.invalid`;

/** Throws 400 for an unknown reason. The server owns the choice list, so the schema cannot check the values. */
function assertValidReasons(reasons: string[]): void {
  if (reasons.every((reason) => isChoice(withdrawReasons, reason))) return;
  throw fieldErrors({ reasons: [INVALID_CHOICE_MESSAGE] });
}

/**
 * Ends a membership (spec §4). In one transaction it cancels the applications, deletes the personal data and ends all
 * sessions and tokens. The last mail goes to the member's former address. Throws `wrong_password`, a field error for an
 * unknown reason, and 403 when the session has ended for another reason than this withdrawal.
 */
export async function withdraw(
  db: Db,
  session: Session,
  { password, ...form }: Withdrawal,
  siteOrigin: string,
): Promise<void> {
  assertValidReasons(form.reasons);
  try {
    await withPassword(db, session, password, async (tx, member) => {
      await endMembership(tx, member, {
        ...form,
        sessionHash: hashToken(session.token),
        mail: withdrawnMail(member.familyName ?? ''),
        siteOrigin,
      });
      await notifyOperator(tx, siteOrigin, {
        text: '会員が退会しました',
        facts: [['会員', String(member.id)]],
        dedupeKey: `withdrawal:${member.id}`,
      });
    });
  } catch (error) {
    // The member has already withdrawn in another tab with the same session.
    if (error instanceof ApiError && (await hasJustWithdrawn(db, session.memberId, session.token))) return;
    throw error;
  }
}

/** Why the operator erases a member: on the member's request, or because of a breach of the terms. */
export type ErasureReason = 'request' | 'terms';

/**
 * Does for a member who cannot log in what the withdrawal of spec §4 does: the applications are cancelled, the personal data is
 * erased, and the address can be registered again. Members of every status can be erased.
 * @param reason chooses the words of the mail; without it no mail is sent
 * @returns false when the member had been erased already. Throws 404 for an unknown member.
 */
export async function eraseByOperator(
  db: Db,
  id: number,
  { reason, siteOrigin }: { reason?: ErasureReason | undefined; siteOrigin: string },
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const member = await lockMemberForUpdate(tx, id);
    if (!member) throw notFound();
    if (member.status === 'withdrawn') return false;
    const name = member.familyName ?? '';
    const mail = reason === 'terms' ? decisionMail('deleted', name) : withdrawnMail(name);
    await endMembership(tx, member, {
      reasons: [],
      comment: '',
      sessionHash: '',
      mail: reason && mail,
      siteOrigin,
    });
    return true;
  });
}

interface Ending extends Omit<Withdrawal, 'password'> {
  /** The session that withdraws, to recognize a retry; empty when the operator does it. */
  sessionHash: string;
  mail: MailContent | undefined;
  siteOrigin: string;
}

async function endMembership(
  tx: Db,
  { id: memberId, email }: Pick<Member, 'id' | 'email'>,
  { reasons, comment, sessionHash, mail, siteOrigin }: Ending,
): Promise<void> {
  await tx.insert(withdrawals).values({
    memberId,
    reasons: [...new Set(reasons)],
    comment,
    sessionHash,
  });
  await updateAccount(tx, memberId, {
    status: 'withdrawn',
    email: anonymousEmail(memberId),
    passwordHash: null,
    googleSubject: null,
    lastLoginAt: null,
  });
  await eraseMember(tx, memberId);
  await deleteMailsTo(tx, { id: memberId, email });
  if (mail)
    await enqueueMail(tx, {
      to: email,
      content: mail,
      siteOrigin,
      dedupeKey: `withdrawal:${memberId}`,
    });
  await endAllSessions(tx, memberId);
  await forgetBrowsers(tx, memberId);
  await deleteTokens(tx, memberId);
}

/**
 * Returns whether that session has withdrawn that member within 10 minutes, so that a retry after a lost response can be
 * recognized.
 */
export async function hasJustWithdrawn(db: Db, memberId: number, sessionToken: string): Promise<boolean> {
  const rows = await db
    .select({ memberId: withdrawals.memberId })
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.memberId, memberId),
        eq(withdrawals.sessionHash, hashToken(sessionToken)),
        gt(withdrawals.withdrawnAt, RETRY_WINDOW_START),
      ),
    );
  return rows.length > 0;
}

/** Deletes what is stored to recognize retries, once it is too late for one. */
export async function removeWithdrawalSessions(db: Db): Promise<void> {
  await db
    .update(withdrawals)
    .set({ sessionHash: '' })
    .where(and(ne(withdrawals.sessionHash, ''), lt(withdrawals.withdrawnAt, RETRY_WINDOW_START)));
}
