import { dayText } from '@/lib/dates';
import { isClosingSoon, type WithDeadline } from '@/lib/deadlines';
import { labelOf, UNKNOWN_TEXT, UNREADABLE_TEXT } from '@/lib/labels';
import { shortRegionText } from '@/lib/place-text';
import { numberText } from '@/schemas/number-text';
import type { Remote, RewardUnit, VacancyStatus } from '@/schemas/vacancy-fields';
import { UNKNOWN } from '@/schemas/wire-values';

export const vacancyStatusLabels: Record<VacancyStatus, string> = { open: '募集中', close: '募集終了' };

export type VacancyDisplayStatus = 'open' | 'closing-soon' | 'close';

/**
 * Returns the status that a list shows. A status that this site does not know stays as it is.
 * @param now as for {@link isClosingSoon}
 */
export const vacancyDisplayStatus = (vacancy: WithDeadline, now: number): string =>
  isClosingSoon(vacancy, now) ? 'closing-soon' : vacancy.status;

/** Returns why nobody can apply for a vacancy. Another status than the two of the specification is shown in its own word. */
export function closedVacancyText(status: string): string {
  if (status === 'close') return 'この案件は募集を終了しました。';
  if (status === UNKNOWN) return 'この案件の募集状況を確認できないため、応募を受け付けていません。';
  return `この案件の募集状況は「${status}」のため、応募を受け付けていません。`;
}

/** Labels of the reward units (報酬の単位). */
export const rewardUnitLabels: Record<RewardUnit, string> = {
  month: '月',
  day: '日給',
  hour: '時給',
  year: '年',
  project: '一式',
};

const TEN_THOUSAND = 10_000;

/**
 * Returns whether amounts are shown in 万円. Hourly and daily rates, and what may be one, are shown in full, because small differences matter.
 */
const isInTenThousands = (unit: string, ...amounts: number[]) =>
  unit !== '' && unit !== 'hour' && unit !== 'day' && amounts.every((amount) => amount % TEN_THOUSAND === 0);

export interface Reward {
  /** Empty when the API does not say what the amounts are for, or the site cannot read it. */
  unit: string;
  min: number | null;
  max: number | null;
  /** The names of what came and cannot be read. */
  unknown?: readonly string[];
}

/** Returns whether nothing of a reward is in doubt, so that it may be compared with others. */
export const isClearReward = ({ unit, unknown = [] }: Reward): boolean => unit !== '' && unknown.length === 0;

const areAmountsUnknown = ({ unknown = [] }: Reward) => unknown.some((name) => name !== 'unit');

/**
 * Returns the amounts of a reward and their currency: `72〜90` and `万円`; null when both amounts, or one that came, are unknown.
 * @param reward amounts in yen before tax; `max: null` for a single amount, `min: null` for an upper limit, both when unknown
 */
export function rewardAmounts(reward: Reward): { range: string; currency: string } | null {
  const { unit, min, max } = reward;
  const known = min ?? max;
  if (known === null || areAmountsUnknown(reward)) return null;
  const isTenThousands = isInTenThousands(unit, known, max ?? known);
  const formatAmount = (yen: number) => numberText(isTenThousands ? yen / TEN_THOUSAND : yen);
  const upTo = max === null || max === min ? '' : `〜${formatAmount(max)}`;
  const range = (min === null ? '' : formatAmount(min)) + upTo;
  return { range, currency: isTenThousands ? '万円' : '円' };
}

/** Returns what is shown in place of amounts. */
const withoutAmounts = (reward: Reward) => (areAmountsUnknown(reward) ? UNREADABLE_TEXT : UNKNOWN_TEXT);

const UNCLEAR_UNIT = '（単位は不明）';

/** Returns a reward as text: `月 72〜90万円`, `時給 8,000〜10,000円`, `日給 55,000円`, `8,000円（単位は不明）`. */
export function rewardText(reward: Reward): string {
  const amounts = rewardAmounts(reward);
  if (!amounts) return withoutAmounts(reward);
  const text = `${amounts.range}${amounts.currency}`;
  return reward.unit ? `${labelOf(rewardUnitLabels, reward.unit)} ${text}` : text + UNCLEAR_UNIT;
}

export const PROJECT_SUFFIX = '（一式）';

const REWARD_SUFFIXES: Record<RewardUnit, string> = {
  month: '/月',
  day: '/日',
  hour: '/時',
  year: '/年',
  project: PROJECT_SUFFIX,
};

/** Returns a reward in two parts for a column of figures: `72〜90` and `万円/月`, `1,000` and `円/時`. */
export function rewardFigures(reward: Reward): [figures: string, unit: string] {
  const amounts = rewardAmounts(reward);
  if (!amounts) return [withoutAmounts(reward), ''];
  const suffix = reward.unit
    ? (REWARD_SUFFIXES[reward.unit as RewardUnit] ?? `/${reward.unit}`)
    : UNCLEAR_UNIT;
  return [amounts.range, amounts.currency + suffix];
}

/**
 * Returns working days as text: `週3日`, `週2〜3日`, `週1日〜`.
 * @param max 6 means "up to every day" when min is less
 */
export function workingDaysText(days: { min: number | null; max: number | null }): string {
  const min = days.min ?? days.max;
  const max = days.max ?? days.min;
  if (min === null || max === null) return UNKNOWN_TEXT;
  if (min === max) return `週${min}日`;
  return max >= 5 ? `週${min}日〜` : `週${min}〜${max}日`;
}

/** Labels for a details row; a list row uses `workplaceText`. */
export const remoteLabels: Record<Remote, string> = {
  none: '出社',
  partial: '一部リモート可',
  full: 'フルリモート可',
};

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

/** Returns the place of work in one text: `東京・一部リモート`, `フルリモート`, `名古屋`. */
export function workplaceText(vacancy: { region: string; remote: string }): string {
  const [place, remote] = workplaceParts(vacancy);
  return [place, vacancy.remote === 'none' ? '' : remote].filter(Boolean).join('・') || UNKNOWN_TEXT;
}

/** What the facts are made of. */
export interface VacancyWithFacts {
  reward: Reward;
  /** Days a week. */
  working_days: { min: number | null; max: number | null };
  region: string;
  remote: string;
  /** Empty when the API does not return it. */
  deadline: string;
}

/** Returns the facts of a vacancy below its title in a short list, the most important one first. */
export const vacancyFacts = (vacancy: VacancyWithFacts): string[] => [
  rewardText(vacancy.reward),
  workingDaysText(vacancy.working_days),
  workplaceText(vacancy),
  ...(vacancy.deadline ? [`${dayText(vacancy.deadline)}締切`] : []),
];
