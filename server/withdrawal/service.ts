import { and, eq, gt } from 'drizzle-orm';
import type { Withdrawal } from '@/schemas/withdrawal';
import { withPassword } from '@/server/auth/password-change';
import { hashToken } from '@/server/auth/secrets';
import { closeAllSessions, type Session } from '@/server/auth/sessions';
import { deleteTokens, RETRY_WINDOW_MS } from '@/server/auth/tokens';
import { INVALID_CHOICE_MESSAGE, isChoice, withdrawReasons } from '@/server/choices/lists';
import type { Db } from '@/server/db/client';
import { ApiError, fieldErrors } from '@/server/http/errors';
import { enqueueMail } from '@/server/mail/outbox';
import { withdrawnMail } from '@/server/mail/security-mails';
import { updateAccount } from '@/server/members/account';
import type { Member } from '@/server/members/service';
import { eraseMember } from './erase';
import { withdrawals } from './tables';

/** No mail can reach it, and no other row can have it: the true address is free for a new registration. */
const anonymousEmail = (memberId: number): string => `withdrawn-${memberId}@withdrawn.invalid`;

/** The choice list is the server's, so no schema knows its values. */
function assertValidReasons(reasons: string[]): void {
  if (reasons.every((reason) => isChoice(withdrawReasons, reason))) return;
  throw fieldErrors({ reasons: [INVALID_CHOICE_MESSAGE] });
}

/**
 * Ends a membership (spec §4): applications cancelled, personal data gone, sessions and links dead, all or nothing; the
 * last mail goes to the address that was. Throws `wrong_password`, a field message for a reason of no list, and 403 when
 * the session has been ended meanwhile by anything but this same withdrawal.
 */
export async function withdraw(
  db: Db,
  session: Session,
  { password, ...form }: Withdrawal,
  siteOrigin: string,
): Promise<void> {
  assertValidReasons(form.reasons);
  try {
    await withPassword(db, session, { password, field: 'password' }, (tx, member) =>
      endMembership(tx, member, { ...form, session, siteOrigin }),
    );
  } catch (error) {
    // A second tab was quicker: it is done.
    if (error instanceof ApiError && (await hasJustWithdrawn(db, session.memberId, session.token))) return;
    throw error;
  }
}

interface Ending extends Omit<Withdrawal, 'password'> {
  session: Session;
  siteOrigin: string;
}

async function endMembership(
  tx: Db,
  { id: memberId, email, familyName }: Member,
  { reasons, comment, session, siteOrigin }: Ending,
): Promise<void> {
  await tx.insert(withdrawals).values({
    memberId,
    reasons: [...new Set(reasons)],
    comment,
    sessionHash: hashToken(session.token),
  });
  await enqueueMail(tx, {
    to: email,
    content: withdrawnMail(familyName ?? ''),
    siteOrigin,
    dedupeKey: `withdrawal:${memberId}`,
  });
  await updateAccount(tx, memberId, {
    status: 'withdrawn',
    email: anonymousEmail(memberId),
    passwordHash: null,
    googleSubject: null,
    lastLoginAt: null,
  });
  await eraseMember(tx, memberId);
  await closeAllSessions(tx, memberId);
  await deleteTokens(tx, memberId);
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
        gt(withdrawals.withdrawnAt, new Date(Date.now() - RETRY_WINDOW_MS)),
      ),
    );
  return rows.length > 0;
}
