import { and, eq, gt } from 'drizzle-orm';
import type { Withdrawal } from '@/schemas/withdrawal';
import { forgetLinks, REPEAT_MS } from '@/server/auth/links';
import { assertPassword } from '@/server/auth/password';
import { hashToken } from '@/server/auth/secrets';
import { closeAllSessions, type Session } from '@/server/auth/sessions';
import { CHOOSE, isOneOf, withdrawReasons } from '@/server/choices/lists';
import type { Db } from '@/server/db/client';
import { inTransaction } from '@/server/db/transaction';
import { refuseFields } from '@/server/http/errors';
import { enqueueMail } from '@/server/mail/outbox';
import { withdrawnMail } from '@/server/mail/security-mails';
import { changeAccount, holdMember } from '@/server/members/account';
import { findById } from '@/server/members/service';
import { eraseMember } from './erase';
import { withdrawals } from './tables';

/** No mail can reach it, and no other row can have it: the true address is free for a new registration. */
const anonymousEmail = (memberId: number): string => `withdrawn-${memberId}@withdrawn.invalid`;

/** The choice list is the server's, so no schema knows its values. */
function checkReasons(reasons: string[]): void {
  if (reasons.every((reason) => isOneOf(withdrawReasons, reason))) return;
  throw refuseFields({ reasons: [CHOOSE] });
}

/**
 * Ends a membership (spec §4): applications cancelled, personal data gone, sessions and links dead, all or nothing; the
 * last mail goes to the address that was. Throws `wrong_password`, and a field message for a reason of no list.
 */
export async function withdraw(
  db: Db,
  { memberId, token }: Session,
  { reasons, comment, password }: Withdrawal,
  siteOrigin: string,
): Promise<void> {
  checkReasons(reasons);
  const known = await findById(db, memberId);
  if (!known) throw new Error('a session without a member');
  await assertPassword(known, password, 'password');
  await inTransaction(db, async (tx) => {
    const member = await holdMember(tx, memberId);
    // A second tab was quicker: it is done.
    if (member?.status !== 'active') return;
    await tx.insert(withdrawals).values({
      memberId,
      reasons: [...new Set(reasons)],
      comment,
      sessionHash: hashToken(token),
    });
    await enqueueMail(tx, {
      to: member.email,
      content: withdrawnMail(member.familyName ?? ''),
      siteOrigin,
      dedupeKey: `withdrawal:${memberId}`,
    });
    await changeAccount(tx, memberId, {
      status: 'withdrawn',
      email: anonymousEmail(memberId),
      passwordHash: null,
      googleSubject: null,
      lastLoginAt: null,
    });
    await eraseMember(tx, memberId);
    await closeAllSessions(tx, memberId);
    await forgetLinks(tx, memberId);
  });
}

/** Whether that session withdrew that member a moment ago: the reply may have been lost on its way. */
export async function hasJustWithdrawn(db: Db, memberId: number, sessionToken: string): Promise<boolean> {
  const rows = await db
    .select({ memberId: withdrawals.memberId })
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.memberId, memberId),
        eq(withdrawals.sessionHash, hashToken(sessionToken)),
        gt(withdrawals.withdrawnAt, new Date(Date.now() - REPEAT_MS)),
      ),
    );
  return rows.length > 0;
}
