import { describe, expect, it } from 'vitest';
import { dayInYearStyle, monthInYearStyle } from '@/lib/japanese-era';

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
