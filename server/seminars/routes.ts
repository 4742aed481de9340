import { createRoute } from '@hono/zod-openapi';
import { SEMINAR_PAGE_SIZE } from '@/lib/business-constants';
import { parseId, parsePage } from '@/lib/url-numbers';
import { seminarFields, seminarSummaryFields } from '@/schemas/seminar-fields';
import { parsePageSize, seminarIdParameter, seminarParameters } from '@/server/http/list-query';
import { pageSchema, paginate } from '@/server/http/pagination';
import { publicRead, type ReadContext } from '@/server/http/read';
import { jsonContent } from '@/server/http/router';
import { apiTags } from '@/server/openapi/tags';
import { wireSchema } from '@/server/openapi/wire-schema';
import { presentSeminar, presentSeminarSummary } from './present';
import { listSeminars, type SeminarRow } from './service';

/** An application takes a seat, which the member sees at once. */
const options = { isChangedByMembers: true };

const listRoute = createRoute({
  method: 'get',
  path: '/seminars/',
  tags: [apiTags.seminars.name],
  summary: 'セミナーの一覧（id を指定するとその1件）',
  parameters: [seminarIdParameter, ...seminarParameters(SEMINAR_PAGE_SIZE)],
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
  tags: [apiTags.seminars.name],
  summary: 'セミナーの要約の一覧',
  parameters: seminarParameters(SEMINAR_PAGE_SIZE),
  responses: { 200: jsonContent(pageSchema(wireSchema(seminarSummaryFields)), '1ページ分の要約') },
});

/** Answers a list request. An invalid id returns an empty list, because list queries are never rejected (spec §5). */
async function readPage<T>(context: ReadContext, idText: string | null, present: (row: SeminarRow) => T) {
  const { db, query } = context;
  const page = parsePage(query.get('page') ?? undefined);
  const pageSize = parsePageSize(query.get('seminar_page_size') ?? undefined, SEMINAR_PAGE_SIZE);
  const id = idText === null ? undefined : (parseId(idText) ?? 0);
  const { count, rows } = await listSeminars(db, { page, pageSize, ...(id !== undefined && { id }) });
  return paginate(context, { count, page, pageSize, results: rows.map(present) });
}

/** The public seminars (spec §7). */
export const seminarReads = [
  publicRead(listRoute, (context) => readPage(context, context.query.get('id'), presentSeminar), options),
  publicRead(summariesRoute, (context) => readPage(context, null, presentSeminarSummary), options),
];
