import { describe, expect, it } from 'vitest';
import { addWorkingDays, isWorkingDay } from '@/lib/working-days';

describe('isWorkingDay', () => {
  it.each([
    ['2026-11-20', 'a Friday', true],
    ['2026-11-21', 'a Saturday', false],
    ['2026-11-22', 'a Sunday', false],
    ['2026-11-23', 'a national holiday', false],
    ['2026-12-28', 'the last working day of the year', true],
    ['2026-12-29', 'a day before New Year', false],
    ['2026-12-31', "New Year's Eve", false],
    ['2027-01-01', "New Year's Day", false],
    ['2027-01-03', 'the last day of the New Year holidays', false],
    ['2027-01-04', 'the first working day of the year', true],
    ['2027-03-22', 'the day after a holiday on a Sunday', false],
  ])('says of %s, %s: %s', (date, _description, expected) => {
    expect(isWorkingDay(date)).toBe(expected);
  });
});

describe('addWorkingDays', () => {
  it.each([
    ['2026-11-18', 1, '2026-11-19'],
    ['2026-11-20', 1, '2026-11-24'],
    ['2026-11-22', 2, '2026-11-25'],
    ['2026-11-24', -1, '2026-11-20'],
    ['2026-12-28', 1, '2027-01-04'],
    ['2027-01-01', -1, '2026-12-28'],
    ['2026-11-22', 0, '2026-11-22'],
  ])('counts from %s by %i to %s', (date, count, expected) => {
    expect(addWorkingDays(date, count)).toBe(expected);
  });
});
