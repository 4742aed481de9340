import { describe, expect, it } from 'vitest';
import { getUpcomingAppliedSeminars, sortAppliedSeminars } from '@/lib/members/next-steps';
import type { AppliedSeminar } from '@/schemas/application-fields';

const NOW = Date.parse('2026-11-22T12:00:00+09:00');

describe('getUpcomingAppliedSeminars', () => {
  const seminar = (id: number, status: string, seminarStatus: string, starts_at: string, ends_at = '') =>
    ({ id, status, seminar: { id, status: seminarStatus, starts_at, ends_at } }) as unknown as AppliedSeminar;

  it('returns those that the member takes part in and that are not over, the next one first', () => {
    const upcoming = getUpcomingAppliedSeminars(
      [
        seminar(1, 'applied', 'open', '2026-12-10T19:00:00+09:00'),
        seminar(2, 'applied', 'full', '2026-12-01T19:00:00+09:00'),
        seminar(3, 'cancelled', 'open', '2026-12-01T19:00:00+09:00'),
        seminar(4, 'applied', 'cancelled', '2026-12-01T19:00:00+09:00'),
        seminar(5, 'applied', 'closed', '2026-11-21T19:00:00+09:00', '2026-11-21T21:00:00+09:00'),
        seminar(6, 'applied', 'closed', '2026-11-22T11:00:00+09:00', '2026-11-22T13:00:00+09:00'),
        seminar(7, 'applied', 'open', ''),
        seminar(8, 'applied', 'open', '2026-11-22'),
        seminar(9, 'applied', 'open', '2026-11-21'),
      ],
      NOW,
    );
    expect(upcoming.map(({ id }) => id)).toEqual([7, 8, 6, 2, 1]);
  });

  it('come first in the list of all, before those that are cancelled or over, the latest first', () => {
    const sorted = sortAppliedSeminars(
      [
        seminar(1, 'applied', 'past', '2026-10-10T19:00:00+09:00', '2026-10-10T21:00:00+09:00'),
        seminar(2, 'cancelled', 'open', '2026-12-24T19:00:00+09:00'),
        seminar(3, 'applied', 'open', '2026-12-20T19:00:00+09:00'),
        seminar(4, 'applied', 'open', '2026-12-01T19:00:00+09:00'),
      ],
      NOW,
    );
    expect(sorted.map(({ id }) => id)).toEqual([4, 3, 2, 1]);
  });
});
