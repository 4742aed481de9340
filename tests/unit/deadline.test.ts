import { describe, expect, it } from 'vitest';
import { deadlineText } from '@/lib/seminars/deadline';

describe('the deadline text of spec §9', () => {
  it.each([
    [
      'a date without a time means midnight: 18:00 of the day before',
      '2026-06-01',
      '5月31日(日) 18:00までです。',
    ],
    ['crosses the turn of the year', '2027-01-01', '12月31日(木) 18:00までです。'],
    ['handles a leap day', '2028-03-01', '2月29日(火) 18:00までです。'],
    [
      'an evening hour wraps around: (19 + 18) % 24',
      '2026-06-01T19:00:00+09:00',
      '5月31日(日) 13:00までです。',
    ],
    ["6 o'clock wraps to 0", '2026-06-01T06:00:00+09:00', '5月31日(日) 0:00までです。'],
    ['uses the hour in Tokyo', '2026-05-31T15:00:00Z', '5月31日(日) 18:00までです。'],
  ])('%s', (_title, date, text) => {
    expect(deadlineText(date)).toBe(text);
  });
});
