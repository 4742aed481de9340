import { describe, expect, it } from 'vitest';
import { hourlyRate, rewardLines } from '@/lib/vacancies/hourly-rate';
import { rewardFigures, workplaceParts } from '@/lib/vacancies/vacancy-text';

const rate = (unit: string, [min, max]: (number | null)[], days: (number | null)[], hours: string) =>
  hourlyRate({
    reward: { unit, min: min ?? null, max: max ?? null },
    working_days: { min: days[0] ?? null, max: days[1] ?? null },
    hours,
  });

describe('the reward per hour', () => {
  it.each([
    ['a monthly reward and hours a day', 'month', [480_000, 600_000], [2, 2], '1日6〜8時間', 8900],
    [
      'a monthly reward and hours a week',
      'month',
      [400_000, null],
      [1, 3],
      '週14〜16時間（火曜の午後）',
      6200,
    ],
    ['a yearly reward', 'year', [9_000_000, 11_000_000], [4, 4], '1日7.5時間（9:00〜17:30）', 6400],
    ['a daily reward', 'day', [55_000, null], [1, 5], '1日8時間', 6900],
    ['full-width digits', 'day', [56_000, null], [1, 1], '１日７時間', 8000],
    ['days that grow with the reward', 'month', [300_000, 600_000], [2, 4], '1日8時間', 4300],
  ] as const)('is computed from %s', (_case, unit, amounts, days, hours, expected) => {
    expect(rate(unit, [...amounts], [...days], hours)).toBe(expected);
  });

  it.each([
    ['an hourly reward', 'hour', [8000, 10_000], [2, 2], '1日8時間'],
    ['a lump sum', 'project', [1_000_000, null], [2, 2], '1日8時間'],
    ['a unit that the site does not know', 'week', [100_000, null], [2, 2], '1日8時間'],
    ['hours that are not stated', 'month', [500_000, null], [2, 2], '応相談'],
    ['clock times alone', 'month', [500_000, null], [2, 2], '9:30〜17:30'],
    ['a daily reward with hours a week', 'day', [50_000, null], [2, 2], '週8〜16時間'],
    ['days that are not stated', 'month', [500_000, null], [null, null], '1日8時間'],
    ['an unknown reward', 'month', [null, null], [2, 2], '1日8時間'],
    ['a range that is too wide', 'month', [500_000, null], [1, 5], '1日8時間'],
    ['no hours at all', 'month', [500_000, null], [2, 2], '1日0時間'],
  ] as const)('is not told for %s', (_case, unit, amounts, days, hours) => {
    expect(rate(unit, [...amounts], [...days], hours)).toBeNull();
  });
});

it.each([
  ['month', 720_000, 900_000, ['72〜90', '万円/月']],
  ['hour', 8000, 10_000, ['8,000〜10,000', '円/時']],
  ['day', 55_000, null, ['55,000', '円/日']],
  ['year', 9_000_000, 11_000_000, ['900〜1,100', '万円/年']],
  ['project', 1_500_000, null, ['150', '万円（一式）']],
  ['週', 100_000, null, ['10', '万円/週']],
  ['month', null, null, ['—', '']],
] as const)('shows a reward per %s of %j to %j', (unit, min, max, figures) => {
  expect(rewardFigures({ unit, min, max })).toEqual(figures);
});

it.each([
  [
    'the hourly rate',
    'month',
    720_000,
    900_000,
    [
      ['72〜90', '万円/月'],
      ['約7,800', '円/時'],
    ],
  ],
  [
    '一式',
    'project',
    2_400_000,
    2_800_000,
    [
      ['240〜280', '万円'],
      ['', '一式'],
    ],
  ],
  ['nothing', 'hour', 8000, 10_000, [['8,000〜10,000', '円/時'], null]],
])('has below the reward of a row %s', (_what, unit, min, max, lines) => {
  const working_days = { min: 3, max: 3 };
  expect(rewardLines({ reward: { unit, min, max }, working_days, hours: '1日8時間' })).toEqual(lines);
});

it.each([
  ['13', 'partial', ['東京', '一部リモート']],
  ['01', 'none', ['北海道', '出社']],
  ['27', 'full', ['フルリモート', '']],
  ['海外', 'sometimes', ['海外', 'sometimes']],
  ['', '', ['', '']],
])('shows the workplace of region %j and remote %j', (region, remote, parts) => {
  expect(workplaceParts({ region, remote })).toEqual(parts);
});
