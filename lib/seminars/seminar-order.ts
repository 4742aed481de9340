import { endOf, startOf } from '@/lib/dates';
import type { AppliedSeminar } from '@/schemas/application-fields';

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

/**
 * Returns the applications to seminars that take place and are not over, the next one first.
 * @param now in milliseconds since the epoch: the time of the data, so that server and browser agree
 */
export const getUpcomingAppliedSeminars = (
  applications: readonly AppliedSeminar[],
  now: number,
): AppliedSeminar[] =>
  applications
    .filter(({ status, seminar }) => {
      const end = endOf(seminar.ends_at || seminar.starts_at);
      return status === 'applied' && !['cancelled', 'past'].includes(seminar.status) && !(end < now);
    })
    .sort((a, b) => a.seminar.starts_at.localeCompare(b.seminar.starts_at));

/**
 * Returns all applications to seminars: first those of {@link getUpcomingAppliedSeminars}, then the others, which are
 * cancelled or over, the latest first.
 * @param now as for {@link getUpcomingAppliedSeminars}
 */
export function sortAppliedSeminars(applications: readonly AppliedSeminar[], now: number): AppliedSeminar[] {
  const upcoming = getUpcomingAppliedSeminars(applications, now);
  const others = applications
    .filter((application) => !upcoming.includes(application))
    .sort((a, b) => b.seminar.starts_at.localeCompare(a.seminar.starts_at));
  return [...upcoming, ...others];
}
