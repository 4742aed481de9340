import { expect, it } from 'vitest';
import { isClosingSoon, vacancyDisplayStatus } from '@/lib/vacancies/vacancy-text';

const isMarked = (deadline: string, now: string) => {
  const row = { status: 'open', deadline };
  const isVacancyMarked = vacancyDisplayStatus(row, Date.parse(now)) === 'closing-soon';
  expect(isClosingSoon(row, Date.parse(now))).toBe(isVacancyMarked);
  return isVacancyMarked;
};

it.each([
  ['2026-06-30T18:00:00+09:00', '2026-06-27T18:00:00+09:00', false],
  ['2026-06-30T18:00:00+09:00', '2026-06-27T18:00:01+09:00', true],
  ['2026-06-30', '2026-06-28T00:00:00+09:00', false],
  ['2026-06-30', '2026-06-28T00:00:01+09:00', true],
  ['2026-06-30', '2026-06-30T23:00:00+09:00', true],
  ['2026-06-30T18:00:00+09:00', '2026-06-30T18:00:00+09:00', false],
  ['2026-06-30', '2026-07-01T00:00:00+09:00', false],
  ['2026-06-30', '2026-10-14T00:00:00+09:00', false],
  ['', '2026-06-30T23:00:00+09:00', false],
])(
  'a vacancy and a seminar with the deadline %j at %s are marked 締切間近: %s',
  (deadline, now, expected) => {
    expect(isMarked(deadline, now)).toBe(expected);
  },
);
