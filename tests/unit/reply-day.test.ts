import { expect, it } from 'vitest';
import { replyDay } from '@/lib/vacancies/reply-day';

it.each([
  ['in a plain week', '2026-11-09T10:00:00+09:00', 3, '2026-11-12'],
  ['over a weekend', '2026-11-12T10:00:00+09:00', 5, '2026-11-19'],
  ['over a national holiday', '2026-11-20T10:00:00+09:00', 1, '2026-11-24'],
  ['over New Year', '2026-12-28T10:00:00+09:00', 2, '2027-01-05'],
  ['made on a Saturday', '2026-11-14T10:00:00+09:00', 1, '2026-11-16'],
  ['made late in the evening in Tokyo', '2026-11-09T23:59:00+09:00', 1, '2026-11-10'],
  [
    'made just after midnight in Tokyo, on the day before in UTC',
    '2026-11-10T00:01:00+09:00',
    1,
    '2026-11-11',
  ],
])('an application %s is answered after the business days of the operator', (_case, appliedAt, days, day) => {
  expect(replyDay(new Date(appliedAt), days)).toBe(day);
});
