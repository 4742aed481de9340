import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readMarketFigures } from '@/api/pages/market';
import { setRuntime } from '@/gateway/runtime';
import { hourlyRate, rewardLines } from '@/lib/vacancies/hourly-rate';
import { calculateMarketFigures, type MarketVacancy, median } from '@/lib/vacancies/market-figures';
import { rewardFigures, workplaceParts } from '@/lib/vacancies/vacancy-text';
import { changedEnv, restoreEnv } from '@/tests/setup/changed-env';

let lastId = 0;
const vacancy = (values: Partial<MarketVacancy> = {}): MarketVacancy => {
  lastId += 1;
  return {
    id: lastId,
    status: 'open',
    reward: { unit: 'month', min: 500_000, max: 600_000 },
    working_days: { min: 2, max: 2 },
    remote: 'partial',
    ...values,
  };
};
const several = (count: number, values: Partial<MarketVacancy> = {}) =>
  Array.from({ length: count }, () => vacancy(values));
const monthly = (min: number | null, max: number | null = null) => ({ reward: { unit: 'month', min, max } });

describe('median', () => {
  it.each([
    [[], null],
    [[7], 7],
    [[9, 1, 5], 5],
    [[1, 2, 3, 10], 2.5],
    [[10, 9, 100], 10],
  ])('of %j is %s', (values, expected) => expect(median(values)).toBe(expected));
});

describe('the median reward by days a week', () => {
  it.each([
    [
      'uses the middle of each range',
      several(5, monthly(400_000, 600_000)),
      [{ days: 2, median: 500_000, count: 5 }],
    ],
    ['uses a single amount as it is', several(5, monthly(420_000)), [{ days: 2, median: 420_000, count: 5 }]],
    ['rounds to 10,000 yen', several(5, monthly(404_000, 415_000)), [{ days: 2, median: 410_000, count: 5 }]],
    ['says nothing about fewer than five vacancies', several(4), []],
    ['leaves out rewards of other units', several(9, { reward: { unit: 'hour', min: 8000, max: null } }), []],
    ['leaves out unknown rewards', several(9, monthly(null)), []],
    ['leaves out a range of days', several(9, { working_days: { min: 2, max: 3 } }), []],
    ['leaves out unknown days', several(9, { working_days: { min: null, max: null } }), []],
    [
      'takes an unknown upper end of the days as a single number',
      several(5, { working_days: { min: 3, max: null } }),
      [{ days: 3, median: 550_000, count: 5 }],
    ],
    ['leaves out closed vacancies', several(9, { status: 'close' }), []],
  ])('%s', (_, vacancies, expected) =>
    expect(calculateMarketFigures(vacancies).monthlyRewards).toEqual(expected),
  );

  it('is sorted by days, and not moved by one vacancy far off', () => {
    const rows = [
      ...several(5, { ...monthly(900_000), working_days: { min: 4, max: 4 } }),
      ...several(4, { ...monthly(250_000), working_days: { min: 1, max: 1 } }),
      vacancy({ ...monthly(9_000_000), working_days: { min: 1, max: 1 } }),
    ];
    expect(calculateMarketFigures(rows).monthlyRewards).toEqual([
      { days: 1, median: 250_000, count: 5 },
      { days: 4, median: 900_000, count: 5 },
    ]);
  });
});

describe('the share of remote work', () => {
  it.each([
    [
      'counts full and partial',
      [...several(5, { remote: 'full' }), ...several(3), ...several(4, { remote: 'none' })],
      67,
    ],
    ['is 0 when none is remote', several(10, { remote: 'none' }), 0],
    ['is null for fewer than ten', several(9), null],
    ['does not count what is unknown', [...several(9), ...several(9, { remote: '' })], null],
  ])('%s', (_, vacancies, expected) =>
    expect(calculateMarketFigures(vacancies).remotePercent).toBe(expected),
  );
});

describe('the figures', () => {
  it('count a vacancy once that came with two pages', () => {
    const row = vacancy();
    expect(calculateMarketFigures([row, row, ...several(2)]).basis).toBe(3);
  });

  it('of no vacancies are empty', () => {
    expect(calculateMarketFigures([])).toEqual({
      basis: 0,
      remotePercent: null,
      monthlyRewards: [],
    });
  });
});

describe('the figures that the server keeps', () => {
  const TEN_MINUTES_MS = 10 * 60_000;

  let reads: number;
  beforeEach(() => {
    reads = 0;
    changedEnv.PAGE_CACHE_MB = 64;
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    const fetch = async () => {
      reads += 1;
      return Response.json({ count: 0, next: null, results: [] });
    };
    setRuntime({ fetch, stop: async () => undefined, banner: [] });
  });
  afterEach(() => {
    setRuntime(undefined);
    restoreEnv();
    vi.useRealTimers();
  });

  it('reads the figures again after ten minutes, also when the clock of the machine was set back meanwhile', async () => {
    await readMarketFigures();
    await readMarketFigures();
    expect(reads).toBe(1);
    vi.advanceTimersByTime(TEN_MINUTES_MS);
    vi.setSystemTime(Date.now() - 24 * 60 * 60_000);
    await readMarketFigures();
    expect(reads).toBe(2);
  });
});

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
    ['a range that is just narrow enough', 'day', [40_000, 60_000], [1, 1], '1日8時間', 6300],
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
    ['a range that is just too wide', 'day', [40_000, 60_100], [1, 1], '1日8時間'],
    ['a range that is much too wide', 'month', [500_000, null], [1, 5], '1日8時間'],
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
