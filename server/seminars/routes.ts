import { createRoute } from '@hono/zod-openapi';
import { parseId } from '@/lib/ids';
import { parsePage } from '@/lib/page-number';
import { seminarFields, seminarSummaryFields } from '@/schemas/seminar-fields';
import type { AppContext } from '@/server/http/context';
import { parsePageSize, seminarIdParameter, seminarParameters } from '@/server/http/list-query';
import { pageSchema, paginate } from '@/server/http/pagination';
import { publicRead } from '@/server/http/public-read';
import { createRouter, jsonContent } from '@/server/http/router';
import { apiTags } from '@/server/openapi/tags';
import { wireSchema } from '@/server/openapi/wire-schema';
import { presentSeminar, presentSeminarSummary } from './present';
import { listSeminars, type SeminarRow } from './service';

/** The page size of the list (spec §9). */
const PAGE_SIZE = 24;

/** An application takes a seat, which the member sees at once. */
const publicSeminars = publicRead({ isChangedByMembers: true });

const listRoute = createRoute({
  method: 'get',
  path: '/seminars/',
  middleware: publicSeminars,
  tags: [apiTags.seminars.name],
  summary: 'セミナーの一覧（id を指定するとその1件）',
  parameters: [seminarIdParameter, ...seminarParameters(PAGE_SIZE)],
  responses: {
    200: jsonContent(
      pageSchema(wireSchema(seminarFields)),
      '1ページ分のセミナー。id を指定すると多くても1件',
    ),
  },
});

const summariesRoute = createRoute({
  method: 'get',
  path: '/seminar-summaries/',
  middleware: publicSeminars,
  tags: [apiTags.seminars.name],
  summary: 'セミナーの要約の一覧',
  parameters: seminarParameters(PAGE_SIZE),
  responses: { 200: jsonContent(pageSchema(wireSchema(seminarSummaryFields)), '1ページ分の要約') },
});

/** Answers a list request. An invalid id returns an empty list, because list queries are never rejected (spec §5). */
async function handlePage<T>(c: AppContext, text: string | undefined, present: (row: SeminarRow) => T) {
  const page = parsePage(c.req.query('page'));
  const pageSize = parsePageSize(c.req.query('seminar_page_size'), PAGE_SIZE);
  const id = text === undefined ? undefined : (parseId(text) ?? 0);
  const { count, rows } = await listSeminars(c.var.db, {
    page,
    pageSize,
    ...(id === undefined ? {} : { id }),
  });
  return paginate(c, { count, page, pageSize, results: rows.map(present) });
}

/** The routes of the public seminars (spec §7). */
export const seminarRoutes = createRouter()
  .openapi(listRoute, async (c) => c.json(await handlePage(c, c.req.query('id'), presentSeminar), 200))
  .openapi(summariesRoute, async (c) => c.json(await handlePage(c, undefined, presentSeminarSummary), 200));
