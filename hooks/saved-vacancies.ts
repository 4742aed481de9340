import { useQuery } from '@tanstack/react-query';
import { savedVacanciesQuery } from '@/api/saved-vacancies';
import { addSavedVacancies, toSavedVacancy } from '@/lib/vacancies/saved-vacancies';
import type { VacancySummary } from '@/schemas/vacancy-fields';
import { savedVacancyList } from '@/stores/browser-list';
import { useBrowserList, useListOwner, useMergeVisitorItems } from './browser/browser-list';

/** `refused`: the browser stores nothing, as in some private windows. `full`: the list has reached its maximum. */
export type SaveOutcome = 'added' | 'removed' | 'full' | 'refused';

/** Reads and changes the 検討リスト of the person who uses the page. */
export function useSavedVacancies() {
  const owner = useListOwner();
  const { items, update } = useBrowserList(savedVacancyList, owner);

  /** Adds vacancies as they are now. Those on the list keep the conditions with which they were saved. */
  const add = (vacancies: readonly VacancySummary[]): SaveOutcome => {
    const added = vacancies.map(toSavedVacancy);
    let outcome: SaveOutcome = 'added';
    const isStored = update((current) => {
      const result = addSavedVacancies(current, added);
      outcome = result.outcome;
      return result.outcome === 'added' ? result.items : current;
    });
    return isStored ? outcome : 'refused';
  };
  const remove = (id: number): SaveOutcome =>
    update((current) => current.filter((item) => item.id !== id)) ? 'removed' : 'refused';
  const toggle = (vacancy: VacancySummary): SaveOutcome =>
    owner !== null && savedVacancyList.read(owner).some(({ id }) => id === vacancy.id)
      ? remove(vacancy.id)
      : add([vacancy]);

  return { isKnown: owner !== null, items, add, remove, toggle };
}

const idOf = ({ id }: { id: number }) => id;

/** Moves what was saved before the login into the list of the member. */
export const useMergeVisitorVacancies = () => useMergeVisitorItems(savedVacancyList, useListOwner(), idOf);

/** The present state of saved vacancies. */
export const useVacanciesById = (ids: readonly number[]) => useQuery(savedVacanciesQuery(ids));
