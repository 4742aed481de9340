import { endOf, startOf } from '@/lib/dates';

interface WithDates {
  starts_at: string;
  ends_at: string;
}

/** Returns a page of seminars with those that accept applications first, otherwise in the order of the API. */
export const openFirst = <T extends { status: string }>(seminars: readonly T[]): T[] =>
  [...seminars].sort((a, b) => Number(b.status === 'open') - Number(a.status === 'open'));

const isOver = ({ starts_at, ends_at }: WithDates, now: number): boolean =>
  endOf(ends_at || starts_at) <= now;

/**
 * Returns whether seminars are in the order of the reference API: those that are not over, the next one first, and then the
 * others, the last one first. False when a date is not known. Another API may have another order.
 * @param now in milliseconds since the epoch: the time of the data, so that server and browser agree
 */
export const isNearestFirst = (seminars: readonly WithDates[], now: number): boolean =>
  seminars.every((seminar, index) => {
    const before = seminars[index - 1] ?? seminar;
    const difference = startOf(seminar.starts_at) - startOf(before.starts_at);
    return isOver(before, now)
      ? isOver(seminar, now) && difference <= 0
      : isOver(seminar, now) || difference >= 0;
  });
