import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { dayText, dayTimeText } from '@/lib/dates';
import { cpeText, feeText, venueNameText } from '@/lib/seminars/seminar-text';
import { type VacancyFilters, vacancyFilterParams } from '@/lib/vacancies/vacancy-filters';
import type { SeminarSummary } from '@/schemas/seminar-fields';
import { type Vacancy, vacancyPageReply } from '@/schemas/vacancy-fields';
import { optional } from './client';
import { seminarQueries } from './seminars';
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

const MAX_OTHER_SEMINARS = 3;

const toRow = (seminar: SeminarSummary) => ({
  id: seminar.id,
  href: `/seminar/${seminar.id}/`,
  title: seminar.title,
  eyebrow: [seminar.topic, seminar.deadline && `${dayText(seminar.deadline)}締切`].filter(Boolean).join('・'),
  facts: [
    dayTimeText(seminar.starts_at),
    feeText(seminar.fee),
    venueNameText(seminar.venue),
    `CPD ${cpeText(seminar.cpe_units)}`,
  ],
});

/** Returns the rows on the page of a seminar that accepts no applications. Null when it does, or when no other does. */
async function readOtherSeminars(client: QueryClient, seminarId: number) {
  // Both queries of the page share one fetch of the seminar, also when they start at the same time.
  const seminar = await client.fetchQuery(seminarQueries.detail(seminarId));
  if (!seminar || seminar.status === 'open') return null;
  const { results } = await client.fetchQuery(seminarQueries.upcoming());
  const rows = results.filter(({ id, status }) => status === 'open' && id !== seminarId).map(toRow);
  return rows.length > 0 ? rows.slice(0, MAX_OTHER_SEMINARS) : null;
}

/**
 * The next seminars that accept applications, as the page of a seminar that does not shows them. Null while it does, and when
 * there are none. It is not polled.
 */
export const otherSeminarsQuery = (id: number) =>
  queryOptions({
    queryKey: ['other-seminars', id],
    queryFn: ({ client }) => readOtherSeminars(client, id),
    meta: optional,
  });
