import type { Db } from '@/server/db/client';
import { inTransaction } from '@/server/db/transaction';
import { enqueueMail } from '@/server/mail/outbox';
import { seminarCalledOff, seminarChanged, seminarReminder } from '@/server/mail/seminar-mails';
import { findById } from '@/server/members/service';
import {
  findSeminarRows,
  holdSeminar,
  noSuchSeminar,
  type SeminarChanges,
  type SeminarRow,
  seminarsOfComingDay,
  writeSeminar,
} from '@/server/seminars/service';
import { listParticipants, markReminded } from './service';

/**
 * Reminds everybody who holds a seat of a seminar within the coming day, once for each beginning; who switched seminar
 * mails off is left in peace. Repeating it, or running it in several processes, sends nothing twice.
 */
export async function remindParticipants(db: Db, siteOrigin: string): Promise<void> {
  const seminars = await findSeminarRows(db, await seminarsOfComingDay(db));
  if (seminars.size === 0) return;
  for (const { id, seminarId, memberId, remindedOf } of await listParticipants(db, [...seminars.keys()])) {
    const seminar = seminars.get(seminarId);
    if (!seminar || remindedOf?.getTime() === seminar.startsAt.getTime()) continue;
    await inTransaction(db, async (tx) => {
      const member = await findById(tx, memberId);
      if (member?.status === 'active' && member.allowSeminar !== false) {
        const content = seminarReminder({ siteOrigin, familyName: member.familyName ?? '', seminar });
        const dedupeKey = `seminar-reminder:${id}:${seminar.startsAt.toISOString()}`;
        await enqueueMail(tx, { to: member.email, content, siteOrigin, dedupeKey });
      }
      await markReminded(tx, id, seminar.startsAt);
    });
  }
}

/** What those who applied must be told of. */
const MATTERS = ['startsAt', 'endsAt', 'venueName', 'venueAddress', 'onlineUrl'] as const;

const said = (value: Date | string | null | undefined) => (value instanceof Date ? value.getTime() : value);

/**
 * The provider changes a seminar. A new time or place is mailed to everybody who holds a seat, calling it off too.
 * @throws Refusal 404 when there is no such seminar
 */
export async function changeSeminar(
  db: Db,
  id: number,
  changes: SeminarChanges,
  siteOrigin: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const before = await holdSeminar(tx, id);
    if (!before) throw noSuchSeminar();
    await writeSeminar(tx, id, changes);
    const after = await holdSeminar(tx, id);
    if (!after) throw noSuchSeminar();
    const isCalledOff = !before.cancelledAt && after.cancelledAt !== null;
    const isMoved = MATTERS.some((field) => said(before[field]) !== said(after[field]));
    if (!after.cancelledAt && !isMoved) return;
    if (after.cancelledAt && !isCalledOff) return;
    await tellAll(tx, after, siteOrigin);
  });
}

/** The provider calls a seminar off; a repeat changes nothing. */
export async function callOffSeminar(db: Db, id: number, reason: string, siteOrigin: string): Promise<void> {
  const known = (await findSeminarRows(db, [id])).get(id);
  if (known?.cancelledAt) return;
  await changeSeminar(db, id, { cancelledAt: new Date(), cancelReason: reason }, siteOrigin);
}

async function tellAll(tx: Db, seminar: SeminarRow, siteOrigin: string): Promise<void> {
  const content = seminar.cancelledAt ? seminarCalledOff : seminarChanged;
  for (const { id, memberId } of await listParticipants(tx, [seminar.id])) {
    const member = await findById(tx, memberId);
    if (member?.status !== 'active') continue;
    await enqueueMail(tx, {
      to: member.email,
      content: content({ siteOrigin, familyName: member.familyName ?? '', seminar }),
      siteOrigin,
      dedupeKey: `seminar-news:${id}:${seminar.revision}`,
    });
  }
}
