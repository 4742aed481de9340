import { expect, it } from 'vitest';
import { formatMember, localTime } from '@/server/cli/output';

it('shows people the day and the time of Japan, not those of UTC', () => {
  const instant = new Date('2026-03-31T15:00:00.123Z');
  expect(localTime(instant)).toBe('2026-04-01T00:00:00+09:00');
  const member = {
    id: 1,
    status: 'active',
    email: 'a@example.com',
    familyName: '林',
    givenName: '葵',
  } as const;
  expect(formatMember({ ...member, lastLoginAt: instant })).toMatch(/\t2026-04-01$/);
});
