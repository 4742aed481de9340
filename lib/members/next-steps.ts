import { endOf } from '@/lib/dates';
import type { AppliedSeminar } from '@/schemas/application-fields';

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
