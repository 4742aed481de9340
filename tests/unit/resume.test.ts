import { describe, expect, it } from 'vitest';
import {
  educationRows,
  groupByCompany,
  latestCareer,
  licenseText,
  monthsOfExperience,
  summarySentences,
} from '@/lib/members/resume';
import type { Member } from '@/schemas/member-fields';

type Career = Member['careers'][number];

const career = (
  company: string,
  started_on: string,
  ended_on: string | null,
  more: Partial<Career> = {},
) => ({
  company,
  position: '',
  description: '',
  started_on,
  ended_on,
  ...more,
});

const license = (more: Partial<Member['licenses'][number]>) => ({
  certification: 'cpa',
  name: '',
  registration_number: '',
  acquired_on: null,
  ...more,
});

const certifications = [
  { value: 'cpa', label: '公認会計士' },
  { value: 'tax', label: '税理士' },
];

describe('groupByCompany', () => {
  it('lists companies newest first, whatever the order of the profile', () => {
    const companies = groupByCompany(
      [career('甲', '2010-04', '2015-03'), career('丙', '2020-04', null), career('乙', '2015-04', '2020-03')],
      'western',
    );
    expect(companies.map(({ name, period }) => `${name} ${period}`)).toEqual([
      '丙 2020年4月〜現在',
      '乙 2015年4月〜2020年3月',
      '甲 2010年4月〜2015年3月',
    ]);
  });

  it('puts positions that follow each other at one company together, with the whole period', () => {
    const [company, ...others] = groupByCompany(
      [
        career('株式会社 山田', '2015-04', '2019-04', { position: '経理担当' }),
        career('株式会社山田', '2019-05', null, { position: '経理部長' }),
      ],
      'japanese',
    );
    expect(others).toEqual([]);
    expect(company).toMatchObject({ name: '株式会社山田', period: '平成27年4月〜現在' });
    expect(company?.positions.map(({ position, period }) => `${position} ${period}`)).toEqual([
      '経理部長 令和元年5月〜現在',
      '経理担当 平成27年4月〜平成31年4月',
    ]);
  });

  it('keeps two entries for a member who left a company and returned', () => {
    const companies = groupByCompany(
      [career('甲', '2010-04', '2012-03'), career('乙', '2012-04', '2014-03'), career('甲', '2014-04', null)],
      'western',
    );
    expect(companies.map(({ name }) => name)).toEqual(['甲', '乙', '甲']);
  });

  it('keeps two times at one company apart when nothing lies between them but a gap', () => {
    const companies = groupByCompany(
      [career('甲', '2018-04', null), career('甲', '2010-04', '2012-03')],
      'western',
    );
    expect(companies.map(({ name, period }) => `${name} ${period}`)).toEqual([
      '甲 2018年4月〜現在',
      '甲 2010年4月〜2012年3月',
    ]);
  });

  it('puts positions together that touch while there was work at another company as well', () => {
    const companies = groupByCompany(
      [career('甲', '2010-04', '2015-03'), career('乙', '2012-01', '2016-03'), career('甲', '2015-04', null)],
      'western',
    );
    expect(companies.map(({ name, period, positions }) => `${name} ${period} ${positions.length}`)).toEqual([
      '甲 2010年4月〜現在 2',
      '乙 2012年1月〜2016年3月 1',
    ]);
  });

  it.each([
    ['start', career('甲', '', '2012-03')],
    ['end', career('甲', '2010-04', '')],
  ])('groups nothing whose %s is unknown, because it may not touch', (_what, unknown) => {
    expect(groupByCompany([career('甲', '2012-04', null), unknown], 'western')).toHaveLength(2);
  });

  it('leaves an unknown start empty', () => {
    expect(groupByCompany([career('甲', '', '2012-03')], 'western')[0]?.period).toBe('〜2012年3月');
  });

  it('leaves out an entry without a company', () => {
    const companies = groupByCompany([career('', '', null), career('甲', '2010-04', null)], 'western');
    expect(companies.map(({ name }) => name)).toEqual(['甲']);
  });

  it('returns nothing without a work history', () => expect(groupByCompany([], 'western')).toEqual([]));
});

/** Returns the jobs of periods, which are written as `2010-04〜2012-03`, or without an end. */
const jobsOf = (periods: readonly string[]) =>
  periods.map((period) => {
    const [start = '', end] = period.split('〜');
    return career('甲', start, end || null);
  });

describe('latestCareer', () => {
  it.each<[string, string[], string | undefined]>([
    ['the newest, whatever the order of the list', ['2010-04〜2012-03', '2018-04〜'], '2018-04'],
    ['none that begins later', ['2027-04〜', '2010-04〜2012-03'], '2010-04'],
    ['nothing of an empty list', [], undefined],
  ])('returns %s', (_what, periods, start) => {
    expect(latestCareer(jobsOf(periods), '2026-11')?.started_on).toBe(start);
  });
});

describe('monthsOfExperience', () => {
  it.each<[string, string[], number]>([
    ['one period, first and last month included', ['2020-04〜2021-03'], 12],
    ['work that continues', ['2026-01〜'], 11],
    ['two periods one after the other', ['2020-04〜2021-03', '2021-04〜2021-06'], 15],
    ['months at two companies, which count once', ['2020-01〜2020-12', '2020-07〜2021-06'], 18],
    ['a period within another one', ['2020-01〜2020-12', '2020-03〜2020-04'], 12],
    ['a gap, which does not count', ['2020-01〜2020-03', '2021-01〜2021-03'], 6],
    ['an end in the future', ['2026-11〜2027-12'], 1],
    ['an end before the start', ['2021-04〜2020-03'], 0],
    ['no start', ['〜2020-03'], 0],
    ['nothing', [], 0],
  ])('counts %s', (_what, periods, months) => {
    const jobs = jobsOf(periods);
    expect(monthsOfExperience(jobs, '2026-11')).toBe(months);
    expect(monthsOfExperience(jobs.toReversed(), '2026-11')).toBe(months);
  });
});

describe('licenseText', () => {
  it.each([
    ['the label alone', license({}), '公認会計士'],
    ['the month', license({ acquired_on: '2015-04' }), '公認会計士（2015年4月取得）'],
    [
      'month and number',
      license({ acquired_on: '2015-04', registration_number: '12345' }),
      '公認会計士（2015年4月取得、登録番号 12345）',
    ],
    ['a name of its own', license({ certification: 'other', name: 'USCPA' }), 'USCPA'],
    ['an unknown code', license({ certification: 'cia' }), 'cia'],
  ])('writes %s', (_what, value, text) => expect(licenseText(value, certifications, 'western')).toBe(text));
});

describe('educationRows', () => {
  it('lists schools newest first, and says which one was left early', () => {
    const base = { faculty: '', is_withdrawn: false };
    const rows = educationRows(
      [
        { ...base, school: '甲大学', faculty: '商学部', started_on: '2005-04', ended_on: '2009-03' },
        { ...base, school: '乙大学', started_on: '2001-04', ended_on: '2003-03', is_withdrawn: true },
        { ...base, school: '丙大学院', started_on: '2025-04', ended_on: null },
      ],
      'western',
    );
    expect(rows.map(({ period, school, note }) => [period, school, note])).toEqual([
      ['2025年4月〜在学中', '丙大学院', ''],
      ['2005年4月〜2009年3月', '甲大学 商学部', ''],
      ['2001年4月〜2003年3月', '乙大学', '中退'],
    ]);
  });
});

describe('summarySentences', () => {
  const summarize = (input: Partial<Parameters<typeof summarySentences>[0]>) =>
    summarySentences({
      member: { careers: [], licenses: [] },
      certifications,
      leadingSkills: [],
      abilities: [],
      currentMonth: '2026-11',
      ...input,
    });

  it('says nothing about an empty profile', () => expect(summarize({})).toEqual([]));

  it('says nothing about an entry without a company', () => {
    expect(summarize({ member: { careers: [career('', '2020-01', null)], licenses: [] } })).toEqual([]);
  });

  it('tells current work, experience, licenses, leading skills and strengths', () => {
    const careers = [
      career('甲監査法人', '2014-12', '2020-11', { position: 'シニア' }),
      career('乙社', '2020-12', null, { position: '経理部長' }),
    ];
    const licenses = [license({}), license({}), license({ certification: 'tax' })];
    expect(
      summarize({
        member: { careers, licenses },
        leadingSkills: ['連結決算'],
        abilities: ['調整力', '説明力'],
      }),
    ).toEqual([
      '現在は乙社にて経理部長として業務に従事しています。',
      '職務経験は2社で通算12年です。',
      '保有資格は公認会計士、税理士です。',
      '連結決算は、指導・統括まで対応できます。',
      '強みは調整力、説明力です。',
    ]);
  });

  it('tells the work that has begun, not a contract that begins later', () => {
    const careers = [career('甲', '2020-01', '2027-03'), career('乙', '2027-04', null)];
    expect(summarize({ member: { careers, licenses: [] } })).toEqual([
      '現在は甲にて業務に従事しています。',
      '職務経験は通算6年11か月です。',
    ]);
  });

  it('tells the last work of a member who works nowhere now, in years and months', () => {
    const member = { careers: [career('甲', '2020-01', '2022-03')], licenses: [] };
    expect(summarize({ member })).toEqual([
      '直近では甲にて業務に従事していました。',
      '職務経験は通算2年3か月です。',
    ]);
  });
});
