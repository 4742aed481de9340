import type { Db } from '@/server/db/client';
import { inTransaction } from '@/server/db/transaction';
import { enqueueMail } from '@/server/mail/outbox';
import { seminarCancelledMail, seminarChangedMail, seminarReminderMail } from '@/server/mail/seminar-mails';
import { lockMemberForShare } from '@/server/members/account';
import { findMemberById } from '@/server/members/service';
import {
  findSeminarRows,
  listSeminarIdsStartingWithinADay,
  lockSeminarForUpdate,
  type SeminarChanges,
  type SeminarRow,
  saveSeminarChanges,
  seminarNotFoundError,
} from '@/server/seminars/service';
import { listParticipants, markReminded } from './service';

/**
 * Sends a reminder to the participants of every seminar that starts within a day, once for each start time. Members who
 * have switched seminar mails off receive none. Repeated or concurrent runs send no reminder twice.
 */
export async function remindParticipants(db: Db, siteOrigin: string): Promise<void> {
  const seminars = await findSeminarRows(db, await listSeminarIdsStartingWithinADay(db));
  if (seminars.size === 0) return;
  for (const { id, seminarId, memberId, remindedStartsAt } of await listParticipants(db, [
    ...seminars.keys(),
  ])) {
    const seminar = seminars.get(seminarId);
    if (!seminar || remindedStartsAt?.getTime() === seminar.startsAt.getTime()) continue;
    await inTransaction(db, async (tx) => {
      // A withdrawal in progress would not delete this mail. The lock waits for its end.
      const member = await lockMemberForShare(tx, memberId);
      if (member?.status === 'active' && member.allowSeminar !== false) {
        const content = seminarReminderMail({ siteOrigin, familyName: member.familyName ?? '', seminar });
        const dedupeKey = `seminar-reminder:${id}:${seminar.startsAt.toISOString()}`;
        await enqueueMail(tx, { to: member.email, content, siteOrigin, dedupeKey, isMassMail: true });
      }
      await markReminded(tx, id, seminar.startsAt);
    });
  }
}

/** Participants are notified when one of these fields changes. */
const NOTIFIED_FIELDS = ['startsAt', 'endsAt', 'venueName', 'venueAddress', 'onlineUrl'] as const;

const toComparable = (value: Date | string | null | undefined) =>
  value instanceof Date ? value.getTime() : value;

/**
 * Changes a seminar and notifies the participants by mail of a new time or place, or of its cancellation.
 * @returns whether anything was changed
 * @throws ApiError 404 for an unknown seminar
 */
export async function updateSeminarAndNotify(
  db: Db,
  id: number,
  changes: SeminarChanges,
  siteOrigin: string,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const before = await lockSeminarForUpdate(tx, id);
    if (!before) throw seminarNotFoundError();
    if (!(await saveSeminarChanges(tx, id, changes))) return false;
    const after = await lockSeminarForUpdate(tx, id);
    if (!after) throw seminarNotFoundError();
    const isNewlyCancelled = !before.cancelledAt && after.cancelledAt !== null;
    const hasNotifiedChange = NOTIFIED_FIELDS.some(
      (field) => toComparable(before[field]) !== toComparable(after[field]),
    );
    if (after.cancelledAt ? isNewlyCancelled : hasNotifiedChange)
      await notifyParticipants(tx, after, siteOrigin);
    return true;
  });
}

/** Cancels a seminar and notifies the participants. A repeated call changes nothing. */
export async function cancelSeminar(db: Db, id: number, reason: string, siteOrigin: string): Promise<void> {
  const seminar = (await findSeminarRows(db, [id])).get(id);
  if (seminar?.cancelledAt) return;
  await updateSeminarAndNotify(db, id, { cancelledAt: new Date(), cancelReason: reason }, siteOrigin);
}

/**
 * Mails the participants of a seminar that the transaction has locked. It does not lock the members: a transaction locks
 * a member before a seminar, so this could deadlock. A withdrawal waits for the seminar and then deletes the mails.
 */
async function notifyParticipants(tx: Db, seminar: SeminarRow, siteOrigin: string): Promise<void> {
  const template = seminar.cancelledAt ? seminarCancelledMail : seminarChangedMail;
  for (const { id, memberId } of await listParticipants(tx, [seminar.id])) {
    const member = await findMemberById(tx, memberId);
    if (member?.status !== 'active') continue;
    await enqueueMail(tx, {
      to: member.email,
      content: template({ siteOrigin, familyName: member.familyName ?? '', seminar }),
      siteOrigin,
      dedupeKey: `seminar-news:${id}:${seminar.revision}`,
      isMassMail: true,
    });
  }
}
