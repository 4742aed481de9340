import { useQuery } from '@tanstack/react-query';
import { optional } from '@/api/client';
import { vacancyQueries } from '@/api/vacancies';
import type { VacancyFilters } from '@/lib/vacancy-filters';

/** A page of the list, polled every 10 s. */
export const useVacancies = (filters: VacancyFilters) => useQuery(vacancyQueries.list(filters));

/** One vacancy, polled every 10 s. */
export const useVacancy = (vacancyId: number) => useQuery(vacancyQueries.detail(vacancyId));

/** The same beside the list, which stays when the vacancy cannot be fetched. */
export const useVacancyPreview = (vacancyId: number) =>
  useQuery({ ...vacancyQueries.detail(vacancyId), meta: optional });

/** How many there would be with these filters; the list itself is at hand then, should it be asked for. */
export function useVacancyCount(filters: VacancyFilters): number | null {
  const { data, isPlaceholderData } = useQuery({ ...vacancyQueries.list(filters), meta: optional });
  return data && !isPlaceholderData ? data.count : null;
}

/** The preview of the top page: the newest open vacancies. */
export const useVacancySummaries = () => useQuery(vacancyQueries.summaries());

/** The choices of the list's category filter. */
export const useCategories = () => useQuery(vacancyQueries.categories());
