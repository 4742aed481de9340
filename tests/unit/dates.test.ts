import { describe, expect, it } from 'vitest';
import {
  dayText,
  dayTimeText,
  endOf,
  fullDayText,
  monthText,
  shortDayText,
  startOf,
  timeText,
} from '@/lib/dates';
import { closingWithinWeek, daysLeftText, isClosingSoon } from '@/lib/deadlines';
import { dayInYearStyle, monthInYearStyle } from '@/lib/members/resume';
import { deadlineText } from '@/lib/seminars/seminar-text';
import { vacancyDisplayStatus } from '@/lib/vacancies/vacancy-text';
import { addWorkingDays, isWorkingDay, relativeDateResolver, replyDay } from '@/lib/working-days';
import { dayInTokyo } from '@/schemas/time';

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

/** This instant is 00:30 of the next day in Tokyo. */
const resolve = relativeDateResolver(new Date('2026-11-20T15:30:45Z'));

describe('relativeDateResolver', () => {
  it.each([
    ['in 12 days', '2026-12-03'],
    ['in 1 day', '2026-11-22'],
    ['in 0 days', '2026-11-21'],
    ['3 days ago', '2026-11-18'],
    ['in 12 days at 18:00', '2026-12-03T09:00:00.000Z'],
    ['3 days ago at 08:57', '2026-11-17T23:57:00.000Z'],
    // Without weekends and holidays.
    ['in 1 working day', '2026-11-24'],
    ['in 2 working days at 18:00', '2026-11-25T09:00:00.000Z'],
    ['1 working day ago', '2026-11-20'],
    ['in 0 working days', '2026-11-21'],
  ])('counts "%s" from today in Tokyo', (text, date) => {
    expect(resolve(text)).toBe(date);
  });

  it('uses the current minute when a time in the past is later today', () => {
    expect(resolve('0 days ago at 10:00')).toBe('2026-11-20T15:30:00.000Z');
    expect(resolve('in 0 days at 10:00')).toBe('2026-11-21T01:00:00.000Z');
  });

  it.each([
    '2026-12-03',
    '2026-12-03T09:00:00+09:00',
    'in 12 days at 24:00',
    'in 12 days ago',
    '12 days',
    'in a week',
    '',
  ])('leaves "%s" unchanged for the validation', (text) => {
    expect(resolve(text)).toBe(text);
  });
});

describe('monthInYearStyle', () => {
  it.each([
    ['2026-11', '2026年11月', '令和8年11月'],
    ['2019-05', '2019年5月', '令和元年5月'],
    ['2019-04', '2019年4月', '平成31年4月'],
    ['1989-02', '1989年2月', '平成元年2月'],
    // The era changed on 8 January.
    ['1989-01', '1989年1月', '平成元年1月'],
    ['1988-12', '1988年12月', '昭和63年12月'],
    ['1989-01-05', '1989年1月', '平成元年1月'],
    ['1926-12', '1926年12月', '昭和元年12月'],
    ['', '', ''],
  ])('writes %s as %s or %s', (month, western, japanese) => {
    expect(monthInYearStyle(month, 'western')).toBe(western);
    expect(monthInYearStyle(month, 'japanese')).toBe(japanese);
  });
});

describe('dayInYearStyle', () => {
  it.each([
    ['2026-11-22', '2026年11月22日', '令和8年11月22日'],
    ['2019-05-01', '2019年5月1日', '令和元年5月1日'],
    ['2019-04-30', '2019年4月30日', '平成31年4月30日'],
    ['1989-01-08', '1989年1月8日', '平成元年1月8日'],
    ['1989-01-07', '1989年1月7日', '昭和64年1月7日'],
    ['', '', ''],
  ])('writes %s as %s or %s', (day, western, japanese) => {
    expect(dayInYearStyle(day, 'western')).toBe(western);
    expect(dayInYearStyle(day, 'japanese')).toBe(japanese);
  });
});

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

it.each([
  ['over a weekend', '2026-11-12T10:00:00+09:00', 5, '2026-11-19'],
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
