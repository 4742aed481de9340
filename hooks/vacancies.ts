import { useQuery } from '@tanstack/react-query';
import { vacancyQueries } from '@/api/vacancies';
import type { VacancyFilters } from '@/schemas/vacancy-filters';

/** A page of the list, polled every 10 s. */
export const useVacancies = (filters: VacancyFilters) => useQuery(vacancyQueries.list(filters));

/** One vacancy, polled every 10 s. */
export const useVacancy = (id: number) => useQuery(vacancyQueries.detail(id));

/** The preview of the top page: the newest open vacancies. */
export const useVacancySummaries = () => useQuery(vacancyQueries.summaries());

/** The choices of the list's category filter. */
export const useCategories = () => useQuery(vacancyQueries.categories());
