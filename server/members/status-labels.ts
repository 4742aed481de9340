import type { MemberStatus } from './tables';

/** The statuses of members in the words of the operator CLI. */
export const MEMBER_STATUS_LABELS: Readonly<Record<MemberStatus, string>> = {
  pending: '未完了',
  waiting: '承認待ち',
  active: '利用中',
  suspended: '停止中',
  refused: '拒否',
  withdrawn: '退会',
  deleted: '削除',
};
