import { labelOf } from '@/lib/labels';
import type { Remote, RewardUnit } from '@/schemas/vacancy-codes';
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
