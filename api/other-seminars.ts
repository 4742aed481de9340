import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { dayText, dayTimeText } from '@/lib/dates';
import { cpeText, feeText, venueNameText } from '@/lib/seminars/seminar-text';
import type { SeminarSummary } from '@/schemas/seminar-fields';
import { optional } from './client';
import { seminarQueries } from './seminars';

const MAX_OTHER_SEMINARS = 3;

const toRow = (seminar: SeminarSummary) => ({
  id: seminar.id,
  href: `/seminar/${seminar.id}/`,
  title: seminar.title,
  eyebrow: [seminar.topic, seminar.deadline && `${dayText(seminar.deadline)}締切`].filter(Boolean).join('・'),
  facts: [
    dayTimeText(seminar.starts_at),
    feeText(seminar.fee),
    venueNameText(seminar.venue),
    `CPD ${cpeText(seminar.cpe_units)}`,
  ],
});

/** Returns the rows on the page of a seminar that accepts no applications. Null when it does, or when no other does. */
async function readOtherSeminars(client: QueryClient, seminarId: number) {
  // Both queries of the page share one fetch of the seminar, also when they start at the same time.
  const seminar = await client.fetchQuery(seminarQueries.detail(seminarId));
  if (!seminar || seminar.status === 'open') return null;
  const { results } = await client.fetchQuery(seminarQueries.upcoming());
  const rows = results.filter(({ id, status }) => status === 'open' && id !== seminarId).map(toRow);
  return rows.length > 0 ? rows.slice(0, MAX_OTHER_SEMINARS) : null;
}

/**
 * The next seminars that accept applications, as the page of a seminar that does not shows them. Null while it does, and when
 * there are none. It is not polled.
 */
export const otherSeminarsQuery = (id: number) =>
  queryOptions({
    queryKey: ['other-seminars', id],
    queryFn: ({ client }) => readOtherSeminars(client, id),
    meta: optional,
  });
