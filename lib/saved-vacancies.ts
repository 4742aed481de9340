import { ReplyRecord } from '@/schemas/replies/reply-record';
import type { RewardUnit, VacancyStatus } from '@/schemas/vacancy-codes';
import type { Reward } from './vacancy-text';

/** The conditions of a vacancy that matter for the decision to apply. */
export interface VacancyTerms {
  status: string;
  reward: Reward;
  /** Days a week. */
  working_days: { min: number | null; max: number | null };
  region: string;
  remote: string;
  /** ISO 8601; empty when unknown. */
  deadline: string;
  /** YYYY-MM-DD. Undefined or null when unknown: the list of vacancies does not tell it. */
  starts_on?: string | null;
}

/** A vacancy as it was shown when it was saved. */
export interface SavedVacancy extends VacancyTerms {
  id: number;
  title: string;
  company_profile: string;
  /** ISO 8601 instant. */
  saved_at: string;
}

export const MAX_SAVED_VACANCIES = 50;
/** More columns than this cannot be compared at a glance. */
export const MAX_COMPARED_VACANCIES = 4;

/** Returns what is kept of a vacancy. @param now in milliseconds since the epoch */
export function toSavedVacancy(
  vacancy: VacancyTerms & Pick<SavedVacancy, 'id' | 'title' | 'company_profile'>,
  now: number,
): SavedVacancy {
  const { id, title, company_profile, status, reward, working_days, region, remote, deadline } = vacancy;
  return {
    ...{ id, title, company_profile, status, reward, working_days, region, remote, deadline },
    starts_on: vacancy.starts_on ?? null,
    saved_at: new Date(now).toISOString(),
  };
}

/** Returns a stored value as a saved vacancy, or null when it is none. */
export function parseSavedVacancy(value: unknown): SavedVacancy | null {
  try {
    const row = ReplyRecord.from(value, new Set());
    return {
      id: row.id('id'),
      title: row.requiredText('title'),
      company_profile: row.text('company_profile'),
      status: row.code<VacancyStatus>('status', 'open'),
      reward: {
        unit: row.code<RewardUnit>('reward.unit', 'month'),
        min: row.number('reward.min', null),
        max: row.number('reward.max', null),
      },
      working_days: { min: row.number('working_days.min', null), max: row.number('working_days.max', null) },
      region: row.text('region'),
      remote: row.text('remote'),
      deadline: row.instant('deadline'),
      starts_on: row.day('starts_on'),
      saved_at: row.instant('saved_at'),
    };
  } catch {
    return null;
  }
}

type AddResult = { outcome: 'added'; items: readonly SavedVacancy[] } | { outcome: 'full' };

/** Returns the list with the vacancies that it lacks in front, or 'full' when it has no room for all of them. */
export function addSavedVacancies(items: readonly SavedVacancy[], added: readonly SavedVacancy[]): AddResult {
  const known = new Set(items.map(({ id }) => id));
  const all = [...added.filter(({ id }) => !known.has(id)), ...items];
  return all.length > MAX_SAVED_VACANCIES ? { outcome: 'full' } : { outcome: 'added', items: all };
}

/**
 * Returns the member's list with what was saved before the login, newest first and without doubles. What finds no room
 * stays in the list of visitors, so that nothing is lost without a word.
 */
export function takeOverVisitorList(
  ofMember: readonly SavedVacancy[],
  ofVisitor: readonly SavedVacancy[],
): { member: SavedVacancy[]; visitor: SavedVacancy[] } {
  const known = new Set(ofMember.map(({ id }) => id));
  const others = ofVisitor.filter(({ id }) => !known.has(id));
  const room = Math.max(0, MAX_SAVED_VACANCIES - ofMember.length);
  const member = [...ofMember, ...others.slice(0, room)];
  return { member: member.sort((a, b) => b.saved_at.localeCompare(a.saved_at)), visitor: others.slice(room) };
}

/**
 * Returns the ids of a shared link (`1,2,3`) without doubles, at most 50; what is no id is left out. Null without the
 * parameter.
 */
export function parseSharedIds(value: string | string[] | undefined): number[] | null {
  if (value === undefined) return null;
  const ids = [value]
    .flat()
    .join()
    .split(',')
    .filter((text) => /^[1-9]\d{0,8}$/.test(text));
  return [...new Set(ids.map(Number))].slice(0, MAX_SAVED_VACANCIES);
}

/** Returns the path of the page that shows these vacancies to anybody. */
export const sharedListPath = (ids: readonly number[]): string => `/vacancy/saved/?ids=${ids.join(',')}`;
