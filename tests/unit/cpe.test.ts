import { describe, expect, it } from 'vitest';
import {
  fiscalYearOf,
  fiscalYearText,
  groupByFiscalYear,
  hasTakenPlace,
  seminarEntries,
  unitsText,
} from '@/lib/members/cpe';
import { getLastApplication } from '@/lib/vacancies/vacancy-applications';
import { type VacancyApplication, vacancyApplicationFields } from '@/schemas/application-fields';

const NOW = Date.parse('2026-11-22T12:00:00+09:00');

const application = (seminar: object = {}, status = 'applied') => ({
  status,
  seminar: {
    id: 5,
    title: '収益認識の実務',
    status: 'past',
    starts_at: '2026-10-01T10:00:00Z',
    ends_at: '2026-10-01T12:00:00Z',
    cpe_units: 2,
    ...seminar,
  },
});

const entry = (date: string, units: number) => ({
  seminarId: 5,
  date,
  units,
  title: '研修',
});

describe('fiscalYearOf', () => {
  it.each([
    ['2026-03-31', 2025],
    ['2026-04-01', 2026],
    ['2026-12-31', 2026],
    ['2027-01-01', 2026],
  ])('puts %s into %i', (day, year) => expect(fiscalYearOf(day)).toBe(year));

  it('is named with its months', () => {
    expect(fiscalYearText(2026)).toBe('2026年度（2026年4月〜2027年3月）');
  });
});

describe('hasTakenPlace', () => {
  it.each<[string, ReturnType<typeof application>, boolean]>([
    ['a past seminar', application(), true],
    ['a cancelled application', application({}, 'cancelled'), false],
    ['a cancelled seminar', application({ status: 'cancelled' }), false],
    [
      'a seminar in the future',
      application({ starts_at: '2026-12-01T10:00:00Z', ends_at: '2026-12-01T12:00:00Z' }),
      false,
    ],
    [
      'a seminar that has begun and not ended',
      application({ starts_at: '2026-11-22T02:00:00Z', ends_at: '2026-11-22T04:00:00Z' }),
      false,
    ],
    ['a seminar whose end is unknown', application({ ends_at: '' }), true],
    [
      'a seminar of today without a time',
      application({ starts_at: '2026-11-22', ends_at: '2026-11-22' }),
      false,
    ],
    ['a seminar of yesterday without a time', application({ starts_at: '2026-11-21', ends_at: '' }), true],
    ['a seminar whose time is unknown', application({ starts_at: '', ends_at: '' }), false],
  ])('tells for %s', (_what, value, expected) => expect(hasTakenPlace(value, NOW)).toBe(expected));
});

describe('seminarEntries', () => {
  it('has the day in Tokyo and the units', () => {
    const late = application({ starts_at: '2026-03-31T15:30:00Z', ends_at: '2026-03-31T17:00:00Z' });
    expect(seminarEntries([late], NOW)).toEqual([
      {
        seminarId: 5,
        date: '2026-04-01',
        title: '収益認識の実務',
        units: 2,
      },
    ]);
  });

  it('leaves out seminars without units', () => {
    expect(seminarEntries([application({ cpe_units: 0 })], NOW)).toEqual([]);
  });
});

describe('groupByFiscalYear', () => {
  it('has the current year and the two before it, also without entries', () => {
    expect(groupByFiscalYear([], '2026-04-01').map(({ fiscalYear, units }) => [fiscalYear, units])).toEqual([
      [2026, 0],
      [2025, 0],
      [2024, 0],
    ]);
    expect(groupByFiscalYear([], '2026-03-31')[0]?.fiscalYear).toBe(2025);
  });

  it('adds up each year and the three years that end with it', () => {
    const entries = [
      entry('2026-04-01', 1.5),
      entry('2026-03-31', 10),
      entry('2024-04-01', 20.5),
      entry('2023-05-01', 40),
    ];
    expect(
      groupByFiscalYear(entries, '2026-11-22').map(({ fiscalYear, units, threeYearUnits }) => [
        fiscalYear,
        units,
        threeYearUnits,
      ]),
    ).toEqual([
      [2026, 1.5, 32],
      [2025, 10, 70.5],
      [2024, 20.5, 60.5],
      [2023, 40, 40],
    ]);
  });

  it('sorts the entries of a year newest first, and includes entries in the future', () => {
    const [next, current] = groupByFiscalYear(
      [entry('2026-05-01', 1), entry('2026-10-01', 1), entry('2027-04-01', 3)],
      '2026-11-22',
    );
    expect(next?.fiscalYear).toBe(2027);
    expect(current?.entries.map(({ date }) => date)).toEqual(['2026-10-01', '2026-05-01']);
  });
});

describe('units', () => {
  it.each([
    [12.5, '12.5単位'],
    [40, '40単位'],
    [1200, '1,200単位'],
  ])('%d', (units, text) => expect(unitsText(units)).toBe(text));
});

describe('getLastApplication', () => {
  type Event = VacancyApplication['history'][number];

  const application = (message: string, ...history: Event[]): VacancyApplication => ({
    id: 1,
    vacancy: 1,
    status: 'applied',
    start_timing: 'immediately',
    start_date: '',
    message,
    request: `${message}の希望`,
    licenses: [],
    conditions: vacancyApplicationFields.conditions.empty,
    history,
  });
  const event = (name: Event['event'], day: string): Event => ({ event: name, at: `${day}T01:00:00Z` });

  it.each<[string, VacancyApplication[], string | undefined]>([
    ['nothing without an application', [], undefined],
    ['nothing when the API returns no texts', [application(' ', event('apply', '2026-10-01'))], undefined],
    [
      'the newer of two',
      [application('前', event('apply', '2026-09-01')), application('後', event('apply', '2026-10-01'))],
      '後',
    ],
    [
      'the one that was sent last, not the one that was cancelled last',
      [
        application('前', event('apply', '2026-09-01'), event('cancel', '2026-11-01')),
        application('後', event('apply', '2026-10-01')),
      ],
      '後',
    ],
    [
      'one that was sent again',
      [
        application('再', event('apply', '2026-09-01'), event('reapply', '2026-11-01')),
        application('後', event('apply', '2026-10-01')),
      ],
      '再',
    ],
    [
      'the one that was sent last of an API that returns the newest event first',
      [
        application('再', event('reapply', '2026-11-01'), event('apply', '2026-09-01')),
        application('後', event('apply', '2026-10-01')),
      ],
      '再',
    ],
    ['one without a history', [application('不明')], '不明'],
  ])('returns %s', (_what, applications, message) => {
    expect(getLastApplication(applications)?.message).toBe(message);
    expect(getLastApplication(applications.toReversed())?.message).toBe(message);
  });

  it('returns both texts and when they were sent', () => {
    expect(getLastApplication([application('文', event('apply', '2026-10-01'))])).toEqual({
      at: '2026-10-01T01:00:00Z',
      message: '文',
      request: '文の希望',
    });
  });
});
