import { countText } from '@/lib/count-text';
import { numberText } from '@/schemas/number-text';
import type { MarketFigures } from './market-figures';

const TEN_THOUSAND = 10_000;
const monthlyRewardText = (yen: number) => `${numberText(yen / TEN_THOUSAND)}万円/月`;

/** A figure of the home page and what it counts. */
export type Stat = readonly [label: string, value: string];

/**
 * Returns the three figures of the hero: how many vacancies are open, how many of them are remote, and the reward of the
 * most usual number of days. What is not known is replaced by what always holds, and 0件 is not shown.
 * @param open the number of open vacancies; at least so many when `isTotal` is false
 */
export function heroStats(
  open: { count: number; isTotal: boolean } | undefined,
  figures: MarketFigures | null,
): Stat[] {
  const remote = figures?.remotePercent ?? 0;
  const usual = [...(figures?.monthlyRewards ?? [])].sort((a, b) => b.count - a.count)[0];
  return [
    ...(open?.count ? [['募集中の案件', countText(open.count, open.isTotal)] as const] : []),
    remote > 0 ? ['リモート可', `${remote}%`] : ['から働ける', '週1日〜'],
    usual ? [`週${usual.days}日の報酬の中央値`, monthlyRewardText(usual.median)] : ['登録と応募', '無料'],
  ];
}

/** Returns the median reward of each number of days, as columns: the days, what it is computed from, the reward. */
export const rewardColumns = (figures: MarketFigures | null) =>
  (figures?.monthlyRewards ?? []).map(
    ({ days, median, count }) =>
      [`週${days}日`, `${count}件の中央値`, { figure: monthlyRewardText(median) }] as const,
  );
