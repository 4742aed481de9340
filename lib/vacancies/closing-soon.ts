import { endOf } from '@/lib/dates';
import type { WithDeadline } from './vacancy-text';

const DAY_MS = 24 * 60 * 60_000;
/** Long enough to write an application on the next weekend. */
const SOON_MS = 7 * DAY_MS;

/**
 * Returns the open vacancies whose deadline is within a week, the first one first.
 * @param now in milliseconds since the epoch
 */
export const getClosingSoon = <T extends WithDeadline>(vacancies: readonly T[], now: number): T[] =>
  vacancies
    .filter(({ status, deadline }) => {
      const remaining = endOf(deadline) - now;
      return status === 'open' && remaining > 0 && remaining <= SOON_MS;
    })
    .sort((a, b) => endOf(a.deadline) - endOf(b.deadline));
