import { expect, it } from 'vitest';
import { daysLeftText, shortDayText } from '@/lib/dates';

it.each([
  ['2026-12-06T09:00:00Z', '12/6(日)'],
  ['2026-12-05T15:00:00Z', '12/6(日)'],
  ['', ''],
])('writes the day of %j short', (when, text) => {
  expect(shortDayText(when)).toBe(text);
});

const NOON_IN_TOKYO = Date.parse('2026-11-22T03:00:00Z');

it.each([
  ['2026-12-06T09:00:00Z', 'あと14日'],
  ['2026-11-23', 'あと1日'],
  ['2026-11-22T15:00:00Z', 'あと1日'],
  ['2026-11-22T14:59:59Z', '本日まで'],
  ['2026-11-22', '本日まで'],
  ['2026-11-22T02:59:59Z', ''],
  ['2026-11-21T09:00:00Z', ''],
  ['2026-11-21', ''],
  ['', ''],
])('counts the days until %j by the calendar of Tokyo', (deadline, text) => {
  expect(daysLeftText(deadline, NOON_IN_TOKYO)).toBe(text);
});
