import { describe, expect, it } from 'vitest';
import { closingWithinWeek, isClosingSoon, vacancyDisplayStatus } from '@/lib/vacancies/vacancy-text';

const NOW = Date.parse('2026-11-22T12:00:00+09:00');

describe('closingWithinWeek', () => {
  it('returns open vacancies with a deadline within a week, the first one first', () => {
    const vacancies = [
      { id: 1, status: 'open', deadline: '2026-11-29T12:00:00+09:00' },
      { id: 2, status: 'open', deadline: '2026-11-23T18:00:00+09:00' },
      { id: 3, status: 'open', deadline: '2026-11-29T12:00:01+09:00' },
      { id: 4, status: 'open', deadline: '2026-11-22T12:00:00+09:00' },
      { id: 5, status: 'close', deadline: '2026-11-23T18:00:00+09:00' },
      { id: 6, status: 'open', deadline: '' },
    ];
    expect(closingWithinWeek(vacancies, NOW).map(({ id }) => id)).toEqual([2, 1]);
  });

  it('keeps a plain date until the end of that day in Tokyo', () => {
    const vacancies = [{ id: 1, status: 'open', deadline: '2026-11-22' }];
    const countAt = (time: string) => closingWithinWeek(vacancies, Date.parse(`${time}+09:00`)).length;
    expect(countAt('2026-11-22T10:00:00')).toBe(1);
    expect(countAt('2026-11-22T23:59:59')).toBe(1);
    expect(countAt('2026-11-23T00:00:00')).toBe(0);
  });

  it('compares instants of different offsets', () => {
    const vacancies = [
      { id: 1, status: 'open', deadline: '2026-11-24T09:00:00Z' },
      { id: 2, status: 'open', deadline: '2026-11-24T10:00:00+09:00' },
    ];
    expect(closingWithinWeek(vacancies, NOW).map(({ id }) => id)).toEqual([2, 1]);
  });
});

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
