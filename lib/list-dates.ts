import { toTokyoTime } from '@/schemas/tokyo-time';
import { dayText, endOf, startOf } from './dates';

// The dates in the columns of lists. They are not in dates.ts, so that pages without such lists do not load them.

/** Returns a day like `6/1(土)`, for a column of dates. */
export const shortDayText = (when: string): string => dayText(when).replace('月', '/').replace('日(', '(');

const DAY_MS = 24 * 60 * 60_000;
const countDays = (instant: number): number => Math.floor(toTokyoTime(instant).getTime() / DAY_MS);

/**
 * Returns how long one can still apply, by the calendar of Tokyo: `あと14日`, `本日まで`. Returns an empty text without a
 * deadline, and for one that has passed.
 * @param now in milliseconds since the epoch: the time of the data, so that server and browser agree
 */
export function daysLeftText(deadline: string, now: number): string {
  if (!(endOf(deadline) > now)) return '';
  const days = countDays(startOf(deadline)) - countDays(now);
  return days === 0 ? '本日まで' : `あと${days}日`;
}
