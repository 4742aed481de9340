import { suspendMember } from '@/server/auth/approval';
import type { Db } from '@/server/db/client';
import { enqueueMail } from '@/server/mail/outbox';
import { inactiveMail } from '@/server/mail/security-mails';
import { type ListedMember, listInactive } from '@/server/members/list';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

interface Place {
  db: Db;
  siteOrigin: string;
}

/** Active members without a login for a year (terms). */
export const listAbsent = (db: Db): Promise<ListedMember[]> =>
  listInactive(db, new Date(Date.now() - YEAR_MS));

/** Tells them by mail that they may be suspended; once for each absence, however often it is run. */
export async function warnAbsent({ db, siteOrigin }: Place): Promise<ListedMember[]> {
  return db.transaction(async (tx) => {
    const absent = await listAbsent(tx);
    for (const { id, email, familyName, lastLoginAt } of absent) {
      await enqueueMail(tx, {
        to: email,
        content: inactiveMail(siteOrigin, familyName ?? ''),
        siteOrigin,
        dedupeKey: `inactive:${id}:${lastLoginAt?.toISOString() ?? 'never'}`,
      });
    }
    return absent;
  });
}

/** Suspends them, all or none; each is told by mail. */
export async function suspendAbsent({ db, siteOrigin }: Place): Promise<ListedMember[]> {
  return db.transaction(async (tx) => {
    const absent = await listAbsent(tx);
    for (const { id } of absent) await suspendMember({ db: tx, siteOrigin }, id);
    return absent;
  });
}
