import { expect, it } from 'vitest';
import { isNearestFirst, openFirst } from '@/lib/seminars/seminar-order';

const NOW = Date.parse('2026-11-23T12:00:00+09:00');
/** A seminar of two hours. */
const at = (day: string) => ({ starts_at: `${day}T11:00:00+09:00`, ends_at: `${day}T13:00:00+09:00` });
const on = (day: string) => ({ starts_at: day, ends_at: '' });

it.each([
  ['no seminar', []],
  ['one seminar', [at('2026-11-25')]],
  ['the next one first', [at('2026-11-23'), at('2026-11-25'), at('2026-12-01')]],
  ['two at the same time', [at('2026-11-25'), at('2026-11-25')]],
  ['past ones behind, the last one first', [at('2026-11-25'), at('2026-11-20'), at('2026-10-01')]],
  ['past ones alone', [at('2026-11-20'), at('2026-10-01')]],
  ['days without a time, today included', [on('2026-11-23'), on('2026-11-24'), on('2026-11-22')]],
])('recognises the order with %s', (_name, seminars) => {
  expect(isNearestFirst(seminars, NOW)).toBe(true);
});

it.each([
  ['the newest entry first', [at('2026-12-01'), at('2026-11-25')]],
  ['past ones first', [at('2026-10-01'), at('2026-11-25')]],
  ['the oldest first among past ones', [at('2026-10-01'), at('2026-11-20')]],
  ['one date that is not known', [at('2026-11-25'), on('')]],
  ['only a date that is not known', [on('')]],
])('does not claim the order with %s', (_name, seminars) => {
  expect(isNearestFirst(seminars, NOW)).toBe(false);
});

it('puts seminars that accept applications first, and keeps the order otherwise', () => {
  const states = ['closed', 'open', 'full', 'open', 'unknown', 'past'];
  const seminars = states.map((status, id) => ({ id, status }));
  expect(openFirst(seminars).map(({ id }) => id)).toEqual([1, 3, 0, 2, 4, 5]);
});
