import { countText } from '@/lib/labels';
import { numberText } from '@/schemas/number-text';
import { isClearReward, type Reward } from './vacancy-text';

/** Below this number of vacancies a figure would say more about single vacancies than about the market. */
const MIN_REWARDS = 5;
const MIN_WORKPLACES = 10;
const TEN_THOUSAND = 10_000;

/** What the figures need to know about a vacancy of GET /vacancies/. */
export interface MarketVacancy {
  id: number;
  status: string;
  /** In yen before tax. */
  reward: Reward;
  /** Days a week. */
  working_days: { min: number | null; max: number | null };
  remote: string;
}

export interface MarketFigures {
  /** How many vacancies the figures are computed from. */
  basis: number;
  /** The share of vacancies that may be done remotely at least in part, in whole per cent; null when too few tell it. */
  remotePercent: number | null;
  /** The median of the monthly rewards in yen, rounded to 10,000, by days a week in ascending order. */
  monthlyRewards: { days: number; median: number; count: number }[];
}

/** Returns the middle value, or the mean of the two in the middle; null without values. */
export function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const [lower, upper] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return lower === undefined || upper === undefined ? null : (lower + upper) / 2;
}

/** Returns the middle of a range of which one end may be unknown; null when both are. */
function middle({ min, max }: { min: number | null; max: number | null }): number | null {
  const [lower, upper] = [min ?? max, max ?? min];
  return lower === null || upper === null ? null : (lower + upper) / 2;
}

/** Counts how often each key occurs, keeping the values of each. */
function groupBy<T, Key>(rows: readonly T[], keyOf: (row: T) => Key | null): Map<Key, T[]> {
  const groups = new Map<Key, T[]>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key !== null) groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return groups;
}

/** Only vacancies of one number of days are compared: with 週2〜3日, the reward belongs to neither. */
const exactDays = ({ min, max }: MarketVacancy['working_days']): number | null =>
  min !== null && min > 0 && min === (max ?? min) ? min : null;

function monthlyRewards(vacancies: readonly MarketVacancy[]): MarketFigures['monthlyRewards'] {
  const monthly = vacancies.filter(({ reward }) => reward.unit === 'month' && isClearReward(reward));
  return [...groupBy(monthly, ({ working_days }) => exactDays(working_days))]
    .flatMap(([days, group]) => {
      const amounts = group.flatMap(({ reward }) => middle(reward) ?? []);
      const amount = median(amounts);
      if (amount === null || amounts.length < MIN_REWARDS) return [];
      return { days, median: Math.round(amount / TEN_THOUSAND) * TEN_THOUSAND, count: amounts.length };
    })
    .sort((a, b) => a.days - b.days);
}

function remotePercent(vacancies: readonly MarketVacancy[]): number | null {
  const known = vacancies.filter(
    ({ remote }) => remote === 'none' || remote === 'partial' || remote === 'full',
  );
  if (known.length < MIN_WORKPLACES) return null;
  return Math.round((known.filter(({ remote }) => remote !== 'none').length / known.length) * 100);
}

/** Returns what the open vacancies say about the market. Each figure is omitted where too few vacancies tell it. */
export function calculateMarketFigures(rows: readonly MarketVacancy[]): MarketFigures {
  // A vacancy that was published between two requests moves another one to the next page as well.
  const vacancies = [...new Map(rows.map((row) => [row.id, row])).values()].filter(
    ({ status }) => status === 'open',
  );
  return {
    basis: vacancies.length,
    remotePercent: remotePercent(vacancies),
    monthlyRewards: monthlyRewards(vacancies),
  };
}

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
