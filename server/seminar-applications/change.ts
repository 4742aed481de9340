import { todayInTokyo } from '@/config/today';
import { type SeminarInput, seminarInputSchema } from '@/schemas/seminar-input';
import type { Db } from '@/server/db/client';
import { publicationDates } from '@/server/db/publication';
import { refuseField } from '@/server/http/errors';
import { assertStorable } from '@/server/http/storable';
import { addSeminars, findSeminarRows, findTwin, lockSeminar, writeSeminar } from '@/server/seminars/service';
import { changeSeminar } from './notices';

/** Applications close at 18:00 of the day before. */
const CLOSING_MS = 6 * 3_600_000;

function fieldsOf(input: SeminarInput) {
  const { id, published_at, ...rest } = seminarInputSchema.parse(input);
  assertStorable(rest);
  const { seats_taken, cancelled_at, cancel_reason, ...lasting } = rest;
  const { starts_at, ends_at, closed_at, venue, online_url, cpe_units, closes_before, ...same } = lasting;
  const startsAt = new Date(starts_at);
  const closesBefore = closes_before ?? todayInTokyo(startsAt);
  if (Date.parse(`${closesBefore}T00:00:00+09:00`) - CLOSING_MS > startsAt.getTime())
    throw refuseField('closes_before', '受付の締切（前日18時）が開始より後になっています。');
  const seminar = {
    ...same,
    ...{ startsAt, endsAt: new Date(ends_at), closesBefore, cpeUnits: cpe_units, onlineUrl: online_url },
    ...{ venueName: venue?.name ?? null, venueAddress: venue?.address ?? null },
    ...(closed_at && { closedAt: new Date(closed_at) }),
  };
  const newOnly = {
    ...(seats_taken !== undefined && { seatsTaken: seats_taken }),
    ...(cancelled_at && { cancelledAt: new Date(cancelled_at), cancelReason: cancel_reason }),
  };
  return { id, seminar, newOnly, publishedAt: published_at ? new Date(published_at) : undefined };
}

/**
 * Adds a seminar, or changes the one of the given id; who holds a seat is told by mail of another time or place. What
 * the input does not say of publishing stays as it is. To be called in a transaction.
 * @throws ZodError for input of another shape, Refusal for an unknown id, a seminar that is there already, fewer seats
 * than are taken, and hiding one that has been published
 */
export async function importSeminar(
  db: Db,
  input: SeminarInput,
  siteOrigin: string,
): Promise<{ id: number; isNew: boolean }> {
  const { id, seminar, newOnly, publishedAt } = fieldsOf(input);
  if (id === undefined) {
    const twin = await findTwin(db, seminar);
    if (twin)
      throw refuseField('title', `同じセミナーがあります。変更するには id: ${twin} を指定してください。`);
    const [newId = 0] = await addSeminars(db, [{ ...seminar, ...newOnly, ...publicationDates(publishedAt) }]);
    return { id: newId, isNew: true };
  }
  if (input.cancelled_at !== undefined)
    throw refuseField('cancelled_at', '登録済みのセミナーは seminars call-off で中止してください。');
  if (input.seats_taken !== undefined)
    throw refuseField('seats_taken', '登録済みのセミナーの申込み数は変更できません。');
  await lockSeminar(db, id);
  const known = (await findSeminarRows(db, [id])).get(id);
  if (!known) throw refuseField('id', `セミナー ${id} はありません。`);
  if (seminar.capacity !== null && seminar.capacity < known.seatsTaken)
    throw refuseField('capacity', `申込みが ${known.seatsTaken} 名あるため、それより少なくできません。`);
  const now = Date.now();
  const isShown = known.publishedAt.getTime() <= now;
  if (isShown && publishedAt && publishedAt.getTime() > now)
    throw refuseField('published_at', '公開済みのセミナーは非公開に戻せません。');
  const changes = { ...seminar, ...(publishedAt && { publishedAt }) };
  // Nobody holds a seat of what was never shown.
  await (isShown ? changeSeminar(db, id, changes, siteOrigin) : writeSeminar(db, id, changes));
  return { id, isNew: false };
}
