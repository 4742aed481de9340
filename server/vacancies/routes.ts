import { createRoute } from '@hono/zod-openapi';
import { VACANCY_PAGE_SIZE, VACANCY_SUMMARY_PAGE_SIZE } from '@/lib/business-constants';
import { parseVacancyFilters } from '@/lib/vacancies/vacancy-filters';
import { vacancyFields, vacancyRowFields, vacancySummaryFields } from '@/schemas/vacancy-fields';
import { parsePageSize, vacancyParameters } from '@/server/http/list-query';
import { idParams, pageSchema, paginate } from '@/server/http/pagination';
import { publicRead, queryValues, type ReadContext } from '@/server/http/read';
import { errorResponses, jsonContent } from '@/server/http/router';
import { apiTags } from '@/server/openapi/tags';
import { wireSchema } from '@/server/openapi/wire-schema';
import { presentVacancy, presentVacancyRow, presentVacancySummary } from './present';
import { findVacancy, listVacancies, type VacancyListRow, vacancyNotFoundError } from './service';

const listRoute = createRoute({
  method: 'get',
  path: '/vacancies/',
  tags: [apiTags.vacancies.name],
  summary: '案件の一覧（新しい順）',
  parameters: vacancyParameters(VACANCY_PAGE_SIZE),
  responses: { 200: jsonContent(pageSchema(wireSchema(vacancyRowFields)), '1ページ分の案件') },
});

const summariesRoute = createRoute({
  method: 'get',
  path: '/vacancy-summaries/',
  tags: [apiTags.vacancies.name],
  summary: '案件の要約の一覧（一覧と同じ条件）',
  parameters: vacancyParameters(VACANCY_SUMMARY_PAGE_SIZE),
  responses: { 200: jsonContent(pageSchema(wireSchema(vacancySummaryFields)), '1ページ分の要約') },
});

const detailRoute = createRoute({
  method: 'get',
  path: '/vacancies/{id}/',
  tags: [apiTags.vacancies.name],
  summary: '案件の詳細',
  request: { params: idParams },
  responses: { 200: jsonContent(wireSchema(vacancyFields), '案件'), ...errorResponses(404) },
});

/** Answers a list request. Invalid query parameters are ignored, so that no URL is rejected (spec §5). */
const readPage =
  <T>(defaultPageSize: number, present: (row: VacancyListRow) => T) =>
  async (context: ReadContext) => {
    const query = queryValues(context);
    const filters = parseVacancyFilters(query, 'page');
    const pageSize = parsePageSize(query.vacancy_page_size?.[0], defaultPageSize);
    const { rows, ...counted } = await listVacancies(context.db, filters, pageSize);
    return paginate(context, { ...counted, page: filters.page, pageSize, results: rows.map(present) });
  };

async function readVacancy({ db, id }: ReadContext) {
  const vacancy = id === undefined ? null : await findVacancy(db, id);
  if (!vacancy) throw vacancyNotFoundError();
  return presentVacancy(vacancy);
}

/** The public vacancies. The member's applications have routes of their own. */
export const vacancyReads = [
  publicRead(listRoute, readPage(VACANCY_PAGE_SIZE, presentVacancyRow)),
  publicRead(summariesRoute, readPage(VACANCY_SUMMARY_PAGE_SIZE, presentVacancySummary)),
  publicRead(detailRoute, readVacancy),
];
