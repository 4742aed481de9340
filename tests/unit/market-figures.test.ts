import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readMarketFigures } from '@/api/pages/market';
import { setRuntime } from '@/gateway/runtime';
import { calculateMarketFigures, type MarketVacancy, median } from '@/lib/vacancies/market-figures';
import { changedEnv, restoreEnv } from '../setup/changed-env';

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
