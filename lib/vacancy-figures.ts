import type { Remote, RewardUnit } from '@/schemas/vacancy-codes';
import { dayText, isPlainDate } from './dates';
import { labelOf } from './labels';
import { type Reward, rewardAmounts, shortRegionText, UNKNOWN_TEXT } from './vacancy-text';

// The texts of the columns in the list of vacancies. They are not in vacancy-text.ts, so that other pages do not load them.

const REWARD_SUFFIXES: Record<RewardUnit, string> = {
  month: '/月',
  day: '/日',
  hour: '/時',
  year: '/年',
  project: '（一式）',
};

/** Returns a reward in two parts for a column of figures: `72〜90` and `万円/月`, `1,000` and `円/時`. */
export function rewardFigures(reward: Reward): [figures: string, unit: string] {
  const amounts = rewardAmounts(reward);
  if (!amounts) return [UNKNOWN_TEXT, ''];
  const suffix = REWARD_SUFFIXES[reward.unit as RewardUnit] ?? `/${reward.unit}`;
  return [amounts.range, amounts.currency + suffix];
}

const REMOTE_TEXTS: Record<Remote, string> = { none: '出社', partial: '一部リモート', full: '' };

/** Returns the place of work and how one works there: `東京` and `一部リモート`, `名古屋` and `出社`, `フルリモート` alone. */
export const workplaceParts = ({
  region,
  remote,
}: {
  region: string;
  remote: string;
}): [place: string, remote: string] =>
  remote === 'full' ? ['フルリモート', ''] : [shortRegionText(region), labelOf(REMOTE_TEXTS, remote)];

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
  const instant = Date.parse(isPlainDate(when) ? `${when}T00:00:00+09:00` : when);
  return Number.isNaN(instant) ? null : countDays(instant) - countDays(now);
}

/** Returns how long one can still apply: `あと14日`, `本日まで`; an empty text without a deadline. */
export function daysLeftText(deadline: string, now: number): string {
  const days = daysUntil(deadline, now);
  if (days === null) return '';
  return days <= 0 ? '本日まで' : `あと${days}日`;
}
