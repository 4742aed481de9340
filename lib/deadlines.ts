import { DAY_MS, toTokyoTime } from '@/schemas/time';
import { endOf, startOf } from './dates';

/** Vacancies and seminars with a deadline within three days are marked with {@link CLOSING_SOON_TEXT}. */
const CLOSING_SOON_MS = 3 * DAY_MS;
export const CLOSING_SOON_TEXT = '締切間近';

export interface WithDeadline {
  status: string;
  /** Empty when it is not known. */
  deadline: string;
}

/**
 * Returns whether the deadline of an open vacancy or seminar is near. A deadline that has passed is not.
 * @param now in milliseconds since the epoch: the time of the data, so that server and browser agree
 */
export function isClosingSoon({ status, deadline }: WithDeadline, now: number): boolean {
  const remaining = endOf(deadline) - now;
  return status === 'open' && remaining > 0 && remaining < CLOSING_SOON_MS;
}

/** The member's home names saved vacancies earlier than they are marked: soon enough to write an application on the next weekend. */
const CLOSING_THIS_WEEK_MS = 7 * DAY_MS;

/**
 * Returns the open vacancies whose deadline is within a week, the first one first.
 * @param now in milliseconds since the epoch
 */
export const closingWithinWeek = <T extends WithDeadline>(vacancies: readonly T[], now: number): T[] =>
  vacancies
    .filter(({ status, deadline }) => {
      const remaining = endOf(deadline) - now;
      return status === 'open' && remaining > 0 && remaining <= CLOSING_THIS_WEEK_MS;
    })
    .sort((a, b) => endOf(a.deadline) - endOf(b.deadline));

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
