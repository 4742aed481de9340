import type { MemberListRow } from '@/server/members/list';

/** Returns a member as one tab-separated line: id, status, address, name, last login (UTC day). */
export const formatMember = ({
  id,
  status,
  email,
  familyName,
  givenName,
  lastLoginAt,
}: MemberListRow): string =>
  [
    id,
    status,
    email,
    `${familyName ?? ''} ${givenName ?? ''}`.trim() || '-',
    lastLoginAt?.toISOString().slice(0, 10) ?? '-',
  ].join('\t');
