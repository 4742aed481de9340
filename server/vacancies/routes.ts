import { createRoute } from '@hono/zod-openapi';
import { parseVacancyFilters, VACANCY_PAGE_SIZE } from '@/lib/vacancies/vacancy-filters';
import { vacancyFields, vacancyRowFields, vacancySummaryFields } from '@/schemas/vacancy-fields';
import type { AppContext } from '@/server/http/context';
import { parsePageSize, vacancyParameters } from '@/server/http/list-query';
import { idParams, pageSchema, paginate } from '@/server/http/pagination';
import { publicRead } from '@/server/http/public-read';
import { createRouter, errorResponses, jsonContent } from '@/server/http/router';
import { apiTags } from '@/server/openapi/tags';
import { wireSchema } from '@/server/openapi/wire-schema';
import { presentVacancy, presentVacancyRow, presentVacancySummary } from './present';
import { findVacancy, listVacancies, type VacancyListRow, vacancyNotFoundError } from './service';

/** The number of vacancies in a preview (spec §9). */
const SUMMARY_PAGE_SIZE = 4;

const listRoute = createRoute({
  method: 'get',
  path: '/vacancies/',
  middleware: publicRead(),
  tags: [apiTags.vacancies.name],
  summary: '案件の一覧（新しい順）',
  parameters: vacancyParameters(VACANCY_PAGE_SIZE),
  responses: { 200: jsonContent(pageSchema(wireSchema(vacancyRowFields)), '1ページ分の案件') },
});

const summariesRoute = createRoute({
  method: 'get',
  path: '/vacancy-summaries/',
  middleware: publicRead(),
  tags: [apiTags.vacancies.name],
  summary: '案件の要約の一覧（一覧と同じ条件）',
  parameters: vacancyParameters(SUMMARY_PAGE_SIZE),
  responses: { 200: jsonContent(pageSchema(wireSchema(vacancySummaryFields)), '1ページ分の要約') },
});

const detailRoute = createRoute({
  method: 'get',
  path: '/vacancies/{id}/',
  middleware: publicRead(),
  tags: [apiTags.vacancies.name],
  summary: '案件の詳細',
  request: { params: idParams },
  responses: { 200: jsonContent(wireSchema(vacancyFields), '案件'), ...errorResponses(404) },
});

/** Answers a list request. Invalid query parameters are ignored, so that no URL is rejected (spec §5). */
async function handlePage<T>(c: AppContext, defaultPageSize: number, present: (row: VacancyListRow) => T) {
  const filters = parseVacancyFilters(c.req.queries(), 'page');
  const pageSize = parsePageSize(c.req.query('vacancy_page_size'), defaultPageSize);
  const { rows, ...counted } = await listVacancies(c.var.db, filters, pageSize);
  return paginate(c, { ...counted, page: filters.page, pageSize, results: rows.map(present) });
}

/**
 * The routes of the public vacancies. Their responses are the same for everyone; the member's applications have their
 * own routes.
 */
export const vacancyRoutes = createRouter()
  .openapi(listRoute, async (c) => c.json(await handlePage(c, VACANCY_PAGE_SIZE, presentVacancyRow), 200))
  .openapi(summariesRoute, async (c) =>
    c.json(await handlePage(c, SUMMARY_PAGE_SIZE, presentVacancySummary), 200),
  )
  .openapi(detailRoute, async (c) => {
    const { id } = c.req.valid('param');
    const vacancy = await findVacancy(c.var.db, id);
    if (!vacancy) throw vacancyNotFoundError();
    return c.json(presentVacancy(vacancy), 200);
  });
