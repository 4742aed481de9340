import { queryOptions } from '@tanstack/react-query';
import { type VacancyFilters, vacancyFilterParams } from '@/lib/vacancies/vacancy-filters';
import { type Vacancy, vacancyPageReply } from '@/schemas/vacancy-fields';
import { optional } from './client';
import { read } from './transport/read';
import { vacancyQueries } from './vacancies';

const MAX_SIMILAR_VACANCIES = 3;

/** Open vacancies of the vacancy's first category. Null when the vacancy has no category. */
const similarFilters = ({ categories: [first] }: Vacancy): VacancyFilters | null =>
  first ? { page: 1, days: [], status: ['open'], search: '', categories: [first.id] } : null;

/**
 * The newest open vacancies that resemble a vacancy, without itself, and the filters of their list. Null when there are
 * none. It is not polled.
 */
export const similarVacanciesQuery = (id: number) =>
  queryOptions({
    queryKey: ['similar-vacancies', id],
    queryFn: async (context) => {
      // Both queries share one fetch of the vacancy, also when they start at the same time.
      const filters = similarFilters(await context.client.fetchQuery(vacancyQueries.detail(id)));
      if (!filters) return null;
      const params = vacancyFilterParams(filters, 'page');
      params.set('page', '1');
      // One more than is shown, because the vacancy itself may be among them.
      params.set('vacancy_page_size', String(MAX_SIMILAR_VACANCIES + 1));
      const { results } = await read(context, '/vacancies/', vacancyPageReply, params);
      const vacancies = results.filter((vacancy) => vacancy.id !== id).slice(0, MAX_SIMILAR_VACANCIES);
      return vacancies.length > 0 ? { vacancies, filters } : null;
    },
    meta: { isFiltered: true, ...optional },
  });
