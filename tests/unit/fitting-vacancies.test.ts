import { describe, expect, it } from 'vitest';
import type { FitProfile } from '@/lib/vacancies/fit-rules/fit-types';
import { selectFittingVacancies } from '@/lib/vacancies/fitting-vacancies';
import type { VacancyRow } from '@/schemas/vacancy-fields';

const PROFILE: FitProfile = {
  unread: [],
  licenses: [],
  skills: [],
  knownSkills: [],
  hopeWorkstyles: [],
  regions: ['13'],
  conditions: null,
};

const row = (id: number, region: string, status = 'open') =>
  ({
    id,
    title: `案件${id}`,
    status,
    reward: { unit: 'month', min: null, max: null },
    working_days: { min: 2, max: 2 },
    region,
    remote: 'none',
    skills: ['IFRS'],
    hours: '',
  }) as unknown as VacancyRow;

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
