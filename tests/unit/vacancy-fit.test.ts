import { describe, expect, it } from 'vitest';
import { canRankVacancies, createFitProfile } from '@/lib/vacancies/fit-profile';
import type { FitProfile, FitVacancy } from '@/lib/vacancies/fit-rules/fit-types';
import { missingLicenses } from '@/lib/vacancies/fit-rules/licenses';
import { selectFittingVacancies } from '@/lib/vacancies/fitting-vacancies';
import { bestFirst, compareAll, getVacancyFit } from '@/lib/vacancies/vacancy-fit';
import type { Member } from '@/schemas/member-fields';
import type { VacancyRow } from '@/schemas/vacancy-fields';
import { demoVacancies } from '@/tests/setup/demo';
import { compare, EMPTY, UNSPECIFIED, withConditions } from '@/tests/setup/fit';

describe('getVacancyFit', () => {
  it('finds nothing when neither side states anything', () => {
    expect(compare({}, {})).toEqual({ matches: [], questions: [], missing: [] });
  });

  it('says nothing about requirements and the first day for a row of a list, which has neither', () => {
    const profile = { ...EMPTY, licenses: ['税理士'], ...withConditions({ available_from: '2026-12-01' }) };
    const { requirements: _requirements, starts_on: _startsOn, ...row } = UNSPECIFIED;
    expect(getVacancyFit(profile, row)).toEqual({ matches: [], questions: [], missing: [] });
  });

  it('names each section of the profile once', () => {
    const { missing } = compare(
      {},
      {
        reward: { unit: 'month', min: 600_000, max: null },
        working_days: { min: 1, max: 2 },
        region: '13',
        remote: 'none',
      },
    );
    expect(missing.map(({ section }) => section)).toEqual(['conditions', 'work-style']);
  });

  it('shows no score and no percentage for any demo vacancy', () => {
    const profile = {
      ...EMPTY,
      licenses: ['公認会計士'],
      skills: [{ name: '連結決算', level: 3 }],
      regions: ['13'],
      ...withConditions({
        desired_days: [2],
        desired_reward: { unit: 'hour', min: 8000 },
        remote: 'partial',
      }),
    };
    for (const { days, ...vacancy } of demoVacancies) {
      const { matches, questions } = getVacancyFit(profile, {
        ...UNSPECIFIED,
        ...vacancy,
        working_days: days,
        place: vacancy.place ?? '',
        categories: [],
      });
      for (const { offer, own, text } of [...matches, ...questions]) {
        expect(offer && own).toBeTruthy();
        expect(`${offer} ${own} ${text}`).not.toMatch(/[%％]|スコア|点満点|マッチ度|undefined|null/);
      }
    }
  });

  it('understands every requirement of the demo that begins with a license', () => {
    const requirements = demoVacancies.flatMap((vacancy) => vacancy.requirements);
    const named = requirements.filter((text) => /^(公認会計士|税理士|USCPA|会計士試験)/.test(text));
    expect(named.length).toBeGreaterThan(90);
    for (const requirement of named) {
      const { missing } = compare({}, { requirements: [requirement] });
      expect(missing, requirement).toHaveLength(1);
    }
  });
});

describe('bestFirst', () => {
  const profile = { ...EMPTY, regions: ['13'], ...withConditions({ desired_days: [2] }) };
  const row = (id: number, days: number, region: string): FitVacancy => ({
    ...UNSPECIFIED,
    id,
    region,
    working_days: { min: days, max: days },
  });

  it('puts more matching subjects first and keeps the order of equal ones', () => {
    const rows = [row(1, 5, '27'), row(2, 2, '27'), row(3, 2, '13'), row(4, 5, '13'), row(5, 2, '13')];
    const ordered = bestFirst(compareAll(profile, rows));
    expect(ordered.map(({ vacancy }) => vacancy.id)).toEqual([3, 5, 2, 4, 1]);
  });
});

describe('createFitProfile', () => {
  const member = {
    readOnly: [],
    licenses: [
      { certification: 'cpa', name: '', registration_number: '', acquired_on: null },
      { certification: 'other', name: '気象予報士', registration_number: '', acquired_on: null },
      { certification: 'gone', name: '', registration_number: '', acquired_on: null },
    ],
    skill_category_information: {
      id: 1,
      formData: {
        skills: [
          { skill: 9, level: 3 },
          { skill: 99, level: 1 },
        ],
        abilities: [],
      },
    },
    work_style: { hope_workstyles: ['side_job'], current_workstyle: null, regions: ['13'] },
    conditions: null,
  } as unknown as Member;

  it('takes names from the choice lists and leaves out what has none', () => {
    const profile = createFitProfile(member, {
      certifications: [{ value: 'cpa', label: '公認会計士' }],
      hopeWorkstyles: [{ value: 'side_job', label: '副業' }],
      regions: [{ value: '13', label: '東京都' }],
      skills: [{ id: 9, name: '連結決算', category: 2 }],
    });
    expect(profile).toEqual({
      unread: [],
      licenses: ['公認会計士', '気象予報士'],
      skills: [{ name: '連結決算', level: 3 }],
      knownSkills: [{ id: 9, name: '連結決算', category: 2 }],
      hopeWorkstyles: ['副業'],
      regions: ['13'],
      conditions: null,
    });
    expect(canRankVacancies(profile)).toBe(true);
  });

  const none = {
    certifications: undefined,
    hopeWorkstyles: undefined,
    regions: undefined,
    skills: undefined,
  };

  it('takes the names of regions that an API has numbered itself', () => {
    const regions = [
      { value: '1', label: '北海道' },
      { value: '13', label: '海外' },
    ];
    expect(createFitProfile(member, { ...none, regions }).regions).toEqual(['海外']);
  });

  it('knows neither licenses nor skills nor regions while the choice lists are missing', () => {
    expect(createFitProfile(member, none)).toMatchObject({
      licenses: null,
      skills: null,
      knownSkills: [],
      regions: null,
    });
  });

  it('says of no section that could not be read that something is missing in it', () => {
    const unread = { ...member, licenses: [], readOnly: ['license', 'conditions'] } as unknown as Member;
    const profile = createFitProfile(unread, { ...none, certifications: [], regions: [], skills: [] });
    const vacancy = { ...UNSPECIFIED, requirements: ['公認会計士'], remote: 'full' as const };
    expect(missingLicenses(profile, vacancy)).toEqual([]);
    expect(getVacancyFit(profile, vacancy).missing).toEqual([]);
    const known = { ...profile, licenses: [], unread: [] };
    expect(getVacancyFit(known, vacancy).missing.map(({ section }) => section)).toEqual([
      'license',
      'conditions',
    ]);
  });

  it('cannot compare an empty profile', () => {
    expect(canRankVacancies(EMPTY)).toBe(false);
  });
});

const PROFILE: FitProfile = { ...EMPTY, regions: ['13'] };

const row = (id: number, region: string, status = 'open') =>
  ({ ...UNSPECIFIED, id, region, status, remote: 'none', skills: ['IFRS'] }) as VacancyRow;

const select = (rows: VacancyRow[], excluded: number[] = [], profile = PROFILE) =>
  selectFittingVacancies(profile, rows, new Set(excluded));

describe('selectFittingVacancies', () => {
  it('takes three at most, each with its strongest reason', () => {
    const { vacancies } = select([row(1, '13'), row(2, '13'), row(3, '13'), row(4, '13')]);
    expect(vacancies.map(({ vacancy }) => vacancy.id)).toEqual([1, 2, 3]);
    expect(vacancies[0]?.reason.text).toBe('東京都（希望 東京都）');
  });

  it('takes none without a match, none that is closed and none with an application', () => {
    const { vacancies } = select([row(1, '27'), row(2, '13', 'close'), row(3, '13'), row(4, '13')], [3]);
    expect(vacancies.map(({ vacancy }) => vacancy.id)).toEqual([4]);
  });

  it('names what the profile lacks to judge the candidates, each section once', () => {
    const { missing } = select([row(1, '13'), row(2, '13')]);
    expect(missing.map(({ section }) => section)).toEqual(['skill', 'conditions']);
  });

  it('says when the profile cannot be compared at all', () => {
    expect(select([row(1, '13')], [], { ...PROFILE, regions: [] })).toMatchObject({
      vacancies: [],
      canRank: false,
    });
  });
});
