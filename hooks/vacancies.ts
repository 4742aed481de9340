import { useQuery } from '@tanstack/react-query';
import { similarVacanciesQuery } from '@/api/similar-vacancies';
import { vacancyQueries } from '@/api/vacancies';
import { countText } from '@/lib/labels';
import type { VacancyFilters } from '@/lib/vacancies/vacancy-filters';

/** A page of the list, polled every 10 s. */
export const useVacancies = (filters: VacancyFilters) => useQuery(vacancyQueries.list(filters));

/** One vacancy, polled every 10 s. */
export const useVacancy = (vacancyId: number) => useQuery(vacancyQueries.detail(vacancyId));

/** One vacancy beside the list. Its failure does not redirect to the error page, so the list stays on screen. */
export const useVacancyPreview = (vacancyId: number) => useQuery(vacancyQueries.preview(vacancyId));

/**
 * Returns the number of vacancies that match the filters, such as 12件 or 1,000件以上, or null while it is unknown. It
 * fetches the list query, so the list is already cached when the user opens it.
 */
export function useVacancyCountText(filters: VacancyFilters): string | null {
  const { data } = useQuery(vacancyQueries.count(filters));
  return data ? countText(data.count, data.isTotal) : null;
}

/** The preview of the top page: the newest open vacancies. */
export const useVacancySummaries = () => useQuery(vacancyQueries.summaries());

/** The choices of the list's category filter. */
export const useCategories = () => useQuery(vacancyQueries.categories());

/** Open vacancies that resemble a vacancy. They are not polled, and their failure leaves the page as it is. */
export const useSimilarVacancies = (vacancyId: number) => useQuery(similarVacanciesQuery(vacancyId));
