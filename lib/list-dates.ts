import { dayText, startOf } from './dates';

// The dates in the columns of lists. They are not in dates.ts, so that pages without such lists do not load them.

/** Returns a day like `6/1(土)`, for a column of dates. */
export const shortDayText = (when: string): string => dayText(when).replace('月', '/').replace('日(', '(');

const DAY_MS = 24 * 60 * 60_000;
const TOKYO_OFFSET_MS = 9 * 60 * 60_000;
const countDays = (instant: number): number => Math.floor((instant + TOKYO_OFFSET_MS) / DAY_MS);

/**
 * Returns the days from the day of `now` to that of `when`, by the calendar of Tokyo; 0 on the same day, negative when it has
 * passed. Returns null for an empty text.
 * @param now in milliseconds since the epoch: the time of the data, so that server and browser agree
 */
function daysUntil(when: string, now: number): number | null {
  const instant = startOf(when);
  return Number.isNaN(instant) ? null : countDays(instant) - countDays(now);
}

/** Returns how long one can still apply: `あと14日`, `本日まで`; an empty text without a deadline. */
export function daysLeftText(deadline: string, now: number): string {
  const days = daysUntil(deadline, now);
  if (days === null) return '';
  return days <= 0 ? '本日まで' : `あと${days}日`;
}
