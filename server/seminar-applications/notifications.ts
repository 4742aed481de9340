import { cpeText } from '@/lib/seminars/seminar-text';
import type { Db } from '@/server/db/client';
import { inTransaction } from '@/server/db/transaction';
import type { ChangedTerm, ChangeNotice } from '@/server/mail/content';
import { enqueueMail } from '@/server/mail/outbox';
import {
  seminarCancelledMail,
  seminarChangedMail,
  seminarFeeText,
  seminarReminderMail,
  seminarScheduleText,
  seminarVenueText,
} from '@/server/mail/seminar-mails';
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
        const mail = { to: member.email, memberId, content, siteOrigin, dedupeKey };
        await enqueueMail(tx, { ...mail, isMassMail: true });
      }
      await markReminded(tx, id, seminar.startsAt);
    });
  }
}

/** What participants have agreed to, or need for taking part. They are told when one of these texts changes. */
const TERMS: readonly (readonly [label: string, text: (seminar: SeminarRow) => string])[] = [
  ['日時', seminarScheduleText],
  ['会場', seminarVenueText],
  ['参加用URL', ({ onlineUrl }) => onlineUrl ?? 'なし'],
  ['参加費', ({ fee }) => seminarFeeText(fee)],
  ['CPD', ({ cpeUnits }) => cpeText(cpeUnits)],
];

const changedTerms = (before: SeminarRow, after: SeminarRow): ChangedTerm[] =>
  TERMS.map(([label, text]) => ({ label, before: text(before), after: text(after) })).filter(
    (term) => term.before !== term.after,
  );

/**
 * Changes a seminar and tells the participants by mail what has changed of that to which they have agreed, or that it was
 * cancelled.
 * @returns whether anything was changed; `notice` is null when there was nothing to tell, or nobody
 * @throws ApiError 404 for an unknown seminar
 */
export async function updateSeminarAndNotify(
  db: Db,
  id: number,
  changes: SeminarChanges,
  siteOrigin: string,
): Promise<{ isChanged: boolean; notice: ChangeNotice | null }> {
  return inTransaction(db, async (tx) => {
    const before = await lockSeminarForUpdate(tx, id);
    if (!before) throw seminarNotFoundError();
    if (!(await saveSeminarChanges(tx, id, changes))) return { isChanged: false, notice: null };
    const after = await lockSeminarForUpdate(tx, id);
    if (!after) throw seminarNotFoundError();
    const isNewlyCancelled = !before.cancelledAt && after.cancelledAt !== null;
    const terms = after.cancelledAt ? [] : changedTerms(before, after);
    if (!isNewlyCancelled && terms.length === 0) return { isChanged: true, notice: null };
    const memberIds = await notifyParticipants(tx, after, terms, siteOrigin);
    return { isChanged: true, notice: memberIds.length > 0 ? { terms, memberIds } : null };
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
 * @returns the ids of the members
 */
async function notifyParticipants(
  tx: Db,
  seminar: SeminarRow,
  terms: readonly ChangedTerm[],
  siteOrigin: string,
): Promise<number[]> {
  const memberIds: number[] = [];
  for (const { id, memberId } of await listParticipants(tx, [seminar.id])) {
    const member = await findMemberById(tx, memberId);
    if (member?.status !== 'active') continue;
    memberIds.push(memberId);
    const data = { siteOrigin, familyName: member.familyName ?? '', seminar };
    await enqueueMail(tx, {
      to: member.email,
      memberId,
      content: seminar.cancelledAt ? seminarCancelledMail(data) : seminarChangedMail(data, terms),
      siteOrigin,
      dedupeKey: `seminar-news:${id}:${seminar.revision}`,
      isMassMail: true,
    });
  }
  return memberIds;
}
