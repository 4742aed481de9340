import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { newVacanciesQuery } from '@/api/saved-searches';
import {
  countNewVacancies,
  MAX_SAVED_SEARCHES,
  type SeenVacancies,
  toSeen,
} from '@/lib/vacancies/saved-searches';
import { savedSearchList } from '@/stores/saved-searches';
import { useBrowserList, useMergeVisitorItems } from './browser/browser-list';
import { useListOwner } from './session/list-owner';

/** Reads and changes the saved searches of the person who uses the page. */
export function useSavedSearches() {
  const { items, update } = useBrowserList(savedSearchList, useListOwner());

  /** Saves a search, or gives a saved one another name. @returns false when the browser refuses to store it */
  const save = (name: string, query: string, seen: SeenVacancies): boolean =>
    update((current) => [{ name, query, seen }, ...current.filter((other) => other.query !== query)]);
  const remove = (query: string) => update((current) => current.filter((other) => other.query !== query));

  return { items, save, remove, isFull: items.length >= MAX_SAVED_SEARCHES };
}

/**
 * Returns how many vacancies each saved search has that were not there at its last visit; undefined while that is unknown.
 */
export function useNewVacancyCounts(): (number | undefined)[] {
  const { items } = useBrowserList(savedSearchList, useListOwner());
  const { data } = useQuery(newVacanciesQuery(items.map(({ query }) => query)));
  return items.map(({ seen }, index) => {
    const rows = data?.[index];
    return rows && countNewVacancies(rows, seen);
  });
}

interface ShownSearch {
  query: string;
  /** The rows of the first page; undefined on other pages, and until they are loaded. */
  rows: readonly { id: number; published_at: string }[] | undefined;
}

/** Remembers the rows that a saved search shows, so that they are not new at the next visit. */
export function useVisitSavedSearch({ query, rows }: ShownSearch): void {
  const { items, update } = useBrowserList(savedSearchList, useListOwner());
  useEffect(() => {
    const search = items.find((other) => other.query === query);
    if (!search || !rows) return;
    const seen = toSeen(rows);
    if (seen.ids.join() === search.seen.ids.join()) return;
    update((current) => current.map((other) => (other.query === query ? { ...other, seen } : other)));
  }, [items, query, rows, update]);
}

const queryOf = ({ query }: { query: string }) => query;

/** Moves the searches that were saved before the login into the list of the member. */
export const useMergeVisitorSearches = () => useMergeVisitorItems(savedSearchList, useListOwner(), queryOf);
