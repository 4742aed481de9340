import { prefectures } from './prefectures';

/** Spec §3: the states of a vacancy. */
export const vacancyStatuses = ['open', 'close'] as const;
export type VacancyStatus = (typeof vacancyStatuses)[number];

/** A deadline this near is marked 締切間近. */
const CLOSING_SOON_MS = 3 * 24 * 60 * 60_000;

export type VacancyStanding = 'open' | 'closing-soon' | 'closed';

/** @param now ms since the epoch; the time of the data, so that server and browser agree */
export function vacancyStanding(
  vacancy: { status: VacancyStatus; deadline: string },
  now: number,
): VacancyStanding {
  if (vacancy.status === 'close') return 'closed';
  return Date.parse(vacancy.deadline) - now < CLOSING_SOON_MS ? 'closing-soon' : 'open';
}

/** How a reward is counted (amounts are yen before tax). */
export const rewardUnits = ['month', 'day', 'hour', 'year', 'project'] as const;
export type RewardUnit = (typeof rewardUnits)[number];

/** How much of the work may be done from elsewhere. */
export const remotes = ['none', 'partial', 'full'] as const;
export type Remote = (typeof remotes)[number];

/** For a row of details; a list row uses {@link workplaceText}. */
export const remoteLabels: Record<Remote, string> = {
  none: '出社',
  partial: '一部リモート可',
  full: 'フルリモート可',
};

/** 報酬の単位 in words. */
export const rewardUnitLabels: Record<RewardUnit, string> = {
  month: '月',
  day: '日給',
  hour: '時給',
  year: '年',
  project: '一式',
};

const MAN = 10_000;

/** Wide amounts read better in 万円; an hourly or daily rate is compared to the yen. */
const inMan = (unit: RewardUnit, ...amounts: number[]) =>
  unit !== 'hour' && unit !== 'day' && amounts.every((amount) => amount % MAN === 0);

/**
 * A reward as people read it: `月 72〜90万円`, `時給 8,000〜10,000円`, `日給 55,000円`.
 * @param reward amounts in yen before tax; `max: null` for a single figure
 */
export function rewardText({
  unit,
  min,
  max,
}: {
  unit: RewardUnit;
  min: number;
  max: number | null;
}): string {
  const man = inMan(unit, min, max ?? min);
  const figure = (yen: number) => (man ? yen / MAN : yen).toLocaleString('ja-JP');
  const range = max === null || max === min ? figure(min) : `${figure(min)}〜${figure(max)}`;
  return `${rewardUnitLabels[unit]} ${range}${man ? '万円' : '円'}`;
}

/** Working days as people read them: `週3日`, `週2〜3日`, `週1日〜`. @param max 6 means "up to every day" when min is less */
export function workingDaysText({ min, max }: { min: number; max: number }): string {
  if (min === max) return `週${min}日`;
  return max >= 5 ? `週${min}日〜` : `週${min}〜${max}日`;
}

/** The place of work in a list row: `東京・一部リモート`, `フルリモート`, `名古屋`. */
export function workplaceText({ region, remote }: { region: string; remote: Remote }): string {
  if (remote === 'full') return 'フルリモート';
  const name = prefectures[region]?.replace(/[都府県]$/, '') ?? '';
  return remote === 'partial' ? `${name}・一部リモート` : name;
}
