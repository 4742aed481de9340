import { at, readRecord } from '@/schemas/fields';
import { vacancyConditionFields, vacancyStatuses } from '@/schemas/vacancy-fields';
import * as wire from '@/schemas/wire';
import { pickVacancyConditions, type VacancyConditions } from './vacancy-changes';

/** A vacancy as it was shown when it was saved. */
export interface SavedVacancy extends VacancyConditions {
  id: number;
  title: string;
  company_profile: string;
  status: string;
}

export const MAX_SAVED_VACANCIES = 50;

/** Shown when the browser refuses to store the list. */
export const NOT_SAVED_MESSAGE =
  'このブラウザーには保存できません。プライベートブラウズや空き容量をご確認ください。';
/** More columns than this cannot be compared at a glance. */
export const MAX_COMPARED_VACANCIES = 4;

/** Returns what is kept of a vacancy. */
export function toSavedVacancy(vacancy: SavedVacancy): SavedVacancy {
  const { id, title, company_profile, status } = vacancy;
  return { ...pickVacancyConditions(vacancy), id, title, company_profile, status };
}

const savedFields = {
  ...vacancyConditionFields,
  id: at('id', wire.required(wire.id)),
  title: at('title', wire.required(wire.text)),
  company_profile: at('company_profile', wire.text),
  status: at('status', wire.stateOf(vacancyStatuses)),
};

/** Returns a stored value as a saved vacancy, or null when it is none. */
export const parseSavedVacancy = (value: unknown): SavedVacancy | null =>
  readRecord(savedFields, value, new Set()) ?? null;

type AddResult = { outcome: 'added'; items: readonly SavedVacancy[] } | { outcome: 'full' };

/** Returns the list with the vacancies that it lacks in front, or 'full' when they do not all fit. */
export function addSavedVacancies(items: readonly SavedVacancy[], added: readonly SavedVacancy[]): AddResult {
  const known = new Set(items.map(({ id }) => id));
  const all = [...added.filter(({ id }) => !known.has(id)), ...items];
  return all.length > MAX_SAVED_VACANCIES ? { outcome: 'full' } : { outcome: 'added', items: all };
}

/**
 * Returns the ids of a shared link (`1,2,3`) without duplicates, at most 50; what is no id is omitted. Null without the
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
