import type { Remote } from '@/schemas/vacancy-codes';
import type { JobStatus } from '@/schemas/work-style-codes';

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
