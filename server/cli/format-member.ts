import type { MemberListRow } from '@/server/members/list';

/** A member in a list at the command line: id, status, address, name, last login (UTC day). */
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
