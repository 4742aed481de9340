import { createRoute } from '@hono/zod-openapi';
import { vacancyPageSchema, vacancySchema, vacancySummaryPageSchema } from '@/schemas/vacancies';
import { parseVacancyFilters, VACANCY_PAGE_SIZE } from '@/schemas/vacancy-filters';
import type { AppContext } from '@/server/http/context';
import { pageSizeOf, vacancyParameters } from '@/server/http/list-query';
import { envelope, idParams } from '@/server/http/paging';
import { createRouter, json, refusals } from '@/server/http/router';
import { presentRow, presentSummary, presentVacancy } from './present';
import { findVacancy, listVacancies, noSuchVacancy, type VacancyListRow } from './service';

/** Spec §9: a preview shows four. */
const SUMMARY_PAGE_SIZE = 4;

const list = createRoute({
  method: 'get',
  path: '/vacancies/',
  summary: 'Vacancies, newest first',
  parameters: vacancyParameters(VACANCY_PAGE_SIZE),
  responses: { 200: json(vacancyPageSchema, '1ページ分の案件') },
});

const summaries = createRoute({
  method: 'get',
  path: '/vacancy-summaries/',
  summary: 'The same as a preview, with the same query',
  parameters: vacancyParameters(SUMMARY_PAGE_SIZE),
  responses: { 200: json(vacancySummaryPageSchema, '1ページ分の要約') },
});

const detail = createRoute({
  method: 'get',
  path: '/vacancies/{id}/',
  summary: 'One vacancy',
  request: { params: idParams },
  responses: { 200: json(vacancySchema, '案件'), ...refusals(404) },
});

/** Spec §5: what is not valid in the query is dropped, so that no address is ever refused. */
async function answerPage<T>(c: AppContext, usualSize: number, present: (row: VacancyListRow) => T) {
  const filters = parseVacancyFilters(c.req.queries(), 'page');
  const pageSize = pageSizeOf(c.req.query('vacancy_page_size'), usualSize);
  const { count, rows } = await listVacancies(c.var.db, filters, pageSize);
  return envelope(c, { count, page: filters.page, pageSize, results: rows.map(present) });
}

/** The vacancies that everybody may see. The same for all: what a member applied for is another call. */
export const vacancyRoutes = createRouter()
  .openapi(list, async (c) => c.json(await answerPage(c, VACANCY_PAGE_SIZE, presentRow), 200))
  .openapi(summaries, async (c) => c.json(await answerPage(c, SUMMARY_PAGE_SIZE, presentSummary), 200))
  .openapi(detail, async (c) => {
    const vacancy = await findVacancy(c.var.db, c.req.valid('param').id);
    if (!vacancy) throw noSuchVacancy();
    return c.json(presentVacancy(vacancy), 200);
  });
