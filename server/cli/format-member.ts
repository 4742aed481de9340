import { dayInTokyo } from '@/schemas/tokyo-time';
import type { MemberListRow } from '@/server/members/list';
import { MEMBER_STATUS_LABELS } from '@/server/members/status-labels';
import { tabSeparatedLine } from './output';

const nameOf = ({ familyName, givenName }: MemberListRow): string =>
  `${familyName ?? ''} ${givenName ?? ''}`.trim();

/** Returns a member as one tab-separated line: id, status, address, name, day of the last login in Tokyo. */
export const formatMember = (member: MemberListRow): string =>
  tabSeparatedLine([
    member.id,
    MEMBER_STATUS_LABELS[member.status],
    member.email,
    nameOf(member) || '-',
    member.lastLoginAt ? dayInTokyo(member.lastLoginAt) : '-',
  ]);

/** Returns a member as lists give it to programs. */
export const memberToJson = (member: MemberListRow) => ({
  id: member.id,
  status: member.status,
  email: member.email,
  name: nameOf(member),
  lastLoginAt: member.lastLoginAt?.toISOString() ?? null,
});
