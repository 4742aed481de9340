import { suspendMember } from '@/server/auth/member-moderation';
import type { Db } from '@/server/db/client';
import { inTransaction } from '@/server/db/transaction';
import { enqueueMail } from '@/server/mail/outbox';
import { inactiveMail } from '@/server/mail/security-mails';
import {
  listInactive,
  lockUnwarnedForUpdate,
  lockWarnedForUpdate,
  type MemberListRow,
  markWarned,
} from '@/server/members/list';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The number of days that a warned member has to log in before being suspended. */
export const WARNING_PERIOD_DAYS = 14;

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
const oneYearAgo = () => daysAgo(365);

interface ServiceContext {
  db: Db;
  siteOrigin: string;
}

/** Returns the active members who have not logged in for a year (terms of use). */
export const listInactiveMembers = (db: Db): Promise<MemberListRow[]> => listInactive(db, oneYearAgo());

/**
 * Warns the inactive members who have not been warned yet, by email, that they may be suspended.
 * @returns the warned members
 */
export async function warnInactiveMembers({ db, siteOrigin }: ServiceContext): Promise<MemberListRow[]> {
  return inTransaction(db, async (tx) => {
    const unwarned = await lockUnwarnedForUpdate(tx, oneYearAgo());
    for (const { id, email, familyName } of unwarned) {
      const content = inactiveMail(siteOrigin, familyName ?? '', WARNING_PERIOD_DAYS);
      await enqueueMail(tx, { to: email, content, siteOrigin });
      await markWarned(tx, id);
    }
    return unwarned;
  });
}

/**
 * Suspends the members who were warned two weeks ago and have not logged in since, all or none, and notifies each by
 * email.
 * @returns the suspended members
 */
export async function suspendInactiveMembers({ db, siteOrigin }: ServiceContext): Promise<MemberListRow[]> {
  return inTransaction(db, async (tx) => {
    const warned = await lockWarnedForUpdate(tx, oneYearAgo(), daysAgo(WARNING_PERIOD_DAYS));
    for (const { id } of warned) await suspendMember({ db: tx, siteOrigin }, id);
    return warned;
  });
}
