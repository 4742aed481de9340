import { suspendMember } from '@/server/auth/approval';
import type { Db } from '@/server/db/client';
import { inTransaction } from '@/server/db/transaction';
import { enqueueMail } from '@/server/mail/outbox';
import { inactiveMail } from '@/server/mail/security-mails';
import { holdUnwarned, holdWarned, type ListedMember, listInactive, markWarned } from '@/server/members/list';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Time to read the mail and come back. */
export const WARNED_DAYS = 14;

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
const aYearAgo = () => daysAgo(365);

interface Place {
  db: Db;
  siteOrigin: string;
}

/** Active members without a login for a year (terms). */
export const listAbsent = (db: Db): Promise<ListedMember[]> => listInactive(db, aYearAgo());

/** Tells those by mail whom nobody has told yet that they may be suspended. @returns them */
export async function warnAbsent({ db, siteOrigin }: Place): Promise<ListedMember[]> {
  return inTransaction(db, async (tx) => {
    const unwarned = await holdUnwarned(tx, aYearAgo());
    for (const { id, email, familyName } of unwarned) {
      const content = inactiveMail(siteOrigin, familyName ?? '', WARNED_DAYS);
      await enqueueMail(tx, { to: email, content, siteOrigin });
      await markWarned(tx, id);
    }
    return unwarned;
  });
}

/** Suspends those who were told two weeks ago and have not come, all or none; each is told by mail. @returns them */
export async function suspendAbsent({ db, siteOrigin }: Place): Promise<ListedMember[]> {
  return inTransaction(db, async (tx) => {
    const warned = await holdWarned(tx, aYearAgo(), daysAgo(WARNED_DAYS));
    for (const { id } of warned) await suspendMember({ db: tx, siteOrigin }, id);
    return warned;
  });
}
