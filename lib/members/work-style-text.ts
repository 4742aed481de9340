import { fullDayText } from '@/lib/dates';
import { labelOf } from '@/lib/labels';
import { rewardUnitLabels } from '@/lib/vacancies/vacancy-text';
import type { JobStatus } from '@/schemas/member-codes';
import type { Member } from '@/schemas/member-fields';
import { numberText } from '@/schemas/number-text';
import type { Remote } from '@/schemas/vacancy-fields';

export const jobStatusLabels: Record<JobStatus, string> = {
  open: 'すぐに参画できる案件を探している',
  considering: '条件が合えば検討する',
  later: '今は情報を集めている',
  closed: '今は探していない',
};

/** Labels of the member's preference for remote work. */
export const remotePreferenceLabels: Record<Remote, string> = {
  none: '出社でもよい',
  partial: '一部リモートを希望',
  full: 'フルリモートを希望',
};

export const skillLevelLabels: Record<1 | 2 | 3, string> = {
  1: '基礎知識がある',
  2: '一人で対応できる',
  3: '指導・統括できる',
};

/**
 * Returns the rows of 現在の状況・希望条件. The detail of what the member has not entered is empty.
 * @param formatDay writes a day (YYYY-MM-DD)
 */
export function conditionRows(
  { status, available_from, desired_days, desired_reward, remote, note }: NonNullable<Member['conditions']>,
  formatDay: (day: string) => string = fullDayText,
): { name: string; term: string; detail: string }[] {
  const reward =
    desired_reward &&
    `${labelOf(rewardUnitLabels, desired_reward.unit)} ${numberText(desired_reward.min)}円以上`;
  return [
    { name: 'status', term: '現在の状況', detail: labelOf(jobStatusLabels, status) },
    { name: 'available_from', term: '参画できる日', detail: available_from ? formatDay(available_from) : '' },
    {
      name: 'desired_days',
      term: '稼働日数',
      detail: desired_days.length > 0 ? `週${[...desired_days].sort().join('・')}日` : '',
    },
    { name: 'desired_reward', term: '希望の報酬', detail: reward ?? '' },
    { name: 'remote', term: 'リモート', detail: remote ? labelOf(remotePreferenceLabels, remote) : '' },
    { name: 'note', term: 'その他の希望', detail: note },
  ];
}
