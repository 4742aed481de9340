import type { FitProfile, FitVacancy } from '@/lib/vacancies/fit-rules/fit-types';
import { getVacancyFit } from '@/lib/vacancies/vacancy-fit';

/** No desired condition. */
const CONDITIONS: NonNullable<FitProfile['conditions']> = {
  status: 'open',
  available_from: null,
  desired_days: [],
  desired_reward: null,
  remote: null,
  note: '',
};

/** A profile without anything in it. */
export const EMPTY: FitProfile = {
  unread: [],
  licenses: [],
  skills: [],
  knownSkills: ['連結決算', 'IFRS導入', 'IPO準備の全体管理', '内部監査'].map((name) => ({ name })),
  hopeWorkstyles: [],
  regions: [],
  conditions: null,
};
/** A vacancy that states nothing. */
export const UNSPECIFIED: FitVacancy = {
  id: 1,
  title: '案件',
  status: 'open',
  company_profile: '',
  reward: { unit: 'month', min: null, max: null },
  working_days: { min: null, max: null },
  region: '',
  remote: '',
  deadline: '',
  published_at: '',
  place: '',
  hours: '',
  categories: [],
  skills: [],
  requirements: [],
  starts_on: null,
};

/** A profile with these desired conditions; the others are empty. */
export const withConditions = (conditions: Partial<typeof CONDITIONS>) => ({
  conditions: { ...CONDITIONS, ...conditions },
});

/** Compares a profile with a vacancy that states nothing but the given fields. */
export const compare = (profile: Partial<FitProfile>, vacancy: Partial<FitVacancy>) =>
  getVacancyFit({ ...EMPTY, ...profile }, { ...UNSPECIFIED, ...vacancy });
