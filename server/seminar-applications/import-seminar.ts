import { documentErrorMap } from '@/lib/content/documents';
import { settleSequentially } from '@/lib/promises';
import { type SeminarInput, seminarInputSchema } from '@/schemas/seminar-input';
import { dayInTokyo } from '@/schemas/time';
import type { Db } from '@/server/db/client';
import { fieldError } from '@/server/http/errors';
import { assertValidText, publicationDates } from '@/server/imports/record';
import type { ChangeNotice } from '@/server/mail/content';
import {
  findDuplicateSeminarId,
  findSeminarRows,
  insertSeminars,
  lockSeminarRowsForUpdate,
  saveSeminarChanges,
} from '@/server/seminars/service';
import { updateSeminarAndNotify } from './notifications';

function parseSeminarInput(input: SeminarInput) {
  const { id, published_at, ...rest } = seminarInputSchema.parse(input, { error: documentErrorMap });
  assertValidText(rest);
  const { seats_taken, cancelled_at, cancel_reason, ...lasting } = rest;
  const { starts_at, ends_at, closed_at, venue, online_url, cpe_units, closes_before, ...sameNamedFields } =
    lasting;
  const startsAt = new Date(starts_at);
  const seminar = {
    ...sameNamedFields,
    startsAt,
    endsAt: new Date(ends_at),
    closesBefore: closes_before ?? dayInTokyo(startsAt),
    cpeUnits: cpe_units,
    onlineUrl: online_url,
    venueName: venue?.name ?? null,
    venueAddress: venue?.address ?? null,
    ...(closed_at && { closedAt: new Date(closed_at) }),
  };
  const newOnly = {
    ...(seats_taken !== undefined && { seatsTaken: seats_taken }),
    ...(cancelled_at && { cancelledAt: new Date(cancelled_at), cancelReason: cancel_reason }),
  };
  return { id, seminar, newOnly, publishedAt: published_at ? new Date(published_at) : undefined };
}

/**
 * Adds a seminar, or changes the one with the given id, whose participants are told by mail of changed terms. The
 * publication date is unchanged when the input has none. Call it in a transaction that has locked the seminar's row.
 * @throws ZodError for input of another shape
 * @throws ApiError for an unknown id, a duplicate of an existing seminar, a capacity below the number of taken seats, and
 * an attempt to unpublish a seminar
 */
async function importSeminar(
  db: Db,
  input: SeminarInput,
  siteOrigin: string,
): Promise<{ id: number; isNew: boolean; isUnchanged?: boolean; notice?: ChangeNotice | null }> {
  const { id, seminar, newOnly, publishedAt } = parseSeminarInput(input);
  if (id === undefined) {
    const duplicateId = await findDuplicateSeminarId(db, seminar);
    if (duplicateId)
      throw fieldError(
        'title',
        `同じセミナーがあります。変更するには id: ${duplicateId} を指定してください。`,
      );
    const [newId = 0] = await insertSeminars(db, [
      { ...seminar, ...newOnly, ...publicationDates(publishedAt) },
    ]);
    return { id: newId, isNew: true };
  }
  if (input.cancelled_at !== undefined)
    throw fieldError('cancelled_at', '登録済みのセミナーは seminars cancel で中止してください。');
  if (input.seats_taken !== undefined)
    throw fieldError('seats_taken', '登録済みのセミナーの申込み数は変更できません。');
  const existing = (await findSeminarRows(db, [id])).get(id);
  if (!existing) throw fieldError('id', `セミナー ${id} はありません。`);
  if (seminar.capacity !== null && seminar.capacity < existing.seatsTaken)
    throw fieldError('capacity', `申込みが ${existing.seatsTaken} 名あるため、それより少なくできません。`);
  const now = Date.now();
  const isShown = existing.publishedAt.getTime() <= now;
  if (isShown && publishedAt && publishedAt.getTime() > now)
    throw fieldError('published_at', '公開済みのセミナーは非公開に戻せません。');
  const changes = { ...seminar, ...(publishedAt && { publishedAt }) };
  // A seminar that was never public has no participants to notify.
  if (!isShown) return { id, isNew: false, isUnchanged: !(await saveSeminarChanges(db, id, changes)) };
  const { isChanged, notice } = await updateSeminarAndNotify(db, id, changes, siteOrigin);
  return { id, isNew: false, isUnchanged: !isChanged, notice };
}

/**
 * Imports seminars one after the other, see {@link importSeminar}. Their rows are locked in the order of their ids before
 * that, as a withdrawal locks those of its member: in the order of the file the two could end in a deadlock.
 */
export async function importSeminars(db: Db, inputs: SeminarInput[], siteOrigin: string) {
  await lockSeminarRowsForUpdate(
    db,
    inputs.flatMap(({ id }) => (Number.isSafeInteger(id) ? [Number(id)] : [])),
  );
  return settleSequentially(inputs, (input) => importSeminar(db, input, siteOrigin));
}
