import type { ListedMember } from '@/server/members/list';

/** A member in a list at the command line: id, status, address, name, last login (UTC day). */
export const memberLine = ({ id, status, email, familyName, givenName, lastLoginAt }: ListedMember): string =>
  [
    id,
    status,
    email,
    `${familyName ?? ''} ${givenName ?? ''}`.trim() || '-',
    lastLoginAt?.toISOString().slice(0, 10) ?? '-',
  ].join('\t');
