import { describe, expect, it } from 'vitest';
import { dayText, dayTimeText, endOf, fullDayText, monthText, startOf, timeText } from '@/lib/dates';
import { dayInTokyo } from '@/schemas/tokyo-time';

describe('displayed dates are in Tokyo time', () => {
  it.each([
    ['an instant in the evening of the day before in UTC', '2026-05-31T15:05:00Z', '6月1日(月)', '00:05'],
    ["an instant with the API's offset", '2026-12-31T23:59:00+09:00', '12月31日(木)', '23:59'],
    ['a date without a time, which starts at midnight in Tokyo', '2026-06-06', '6月6日(土)', '00:00'],
  ])('%s', (_, when, day, time) => {
    expect(dayText(when)).toBe(day);
    expect(fullDayText(when)).toBe(`2026年${day}`);
    const isPlainDate = !when.includes('T');
    expect(dayTimeText(when)).toBe(isPlainDate ? day : `${day} ${time}`);
    expect(timeText(Date.parse(isPlainDate ? `${when}T00:00:00+09:00` : when))).toBe(time);
  });

  it('formats a month without a day', () => expect(monthText('2019-04')).toBe('2019年4月'));

  it('the date in Tokyo is one day ahead of UTC from 15:00 UTC', () => {
    expect(dayInTokyo(new Date('2026-05-31T14:59:59Z'))).toBe('2026-05-31');
    expect(dayInTokyo(new Date('2026-05-31T15:00:00Z'))).toBe('2026-06-01');
  });
});

describe('a value that may be a plain date', () => {
  it.each([
    ['2026-06-30', '2026-06-30T00:00:00+09:00', '2026-07-01T00:00:00+09:00'],
    ['2026-06-30T18:00:00+09:00', '2026-06-30T18:00:00+09:00', '2026-06-30T18:00:00+09:00'],
  ])('%s starts at %s and ends at %s', (when, start, end) => {
    expect(startOf(when)).toBe(Date.parse(start));
    expect(endOf(when)).toBe(Date.parse(end));
  });

  it('has neither start nor end when it is empty', () =>
    expect([startOf(''), endOf('')]).toEqual([Number.NaN, Number.NaN]));
});
