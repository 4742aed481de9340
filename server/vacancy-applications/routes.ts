import { createRoute } from '@hono/zod-openapi';
import * as z from 'zod';
import {
  appliedVacancyFields,
  appliedVacancySummaryFields,
  vacancyApplicationFields,
} from '@/schemas/application-fields';
import { vacancyApplyRequestSchema } from '@/schemas/application-requests';
import { readOwnPage, requireApplicationContext } from '@/server/applications/requests';
import { pageParameters } from '@/server/http/list-query';
import { idParams, pageSchema } from '@/server/http/pagination';
import { type OwnReadContext, ownRead } from '@/server/http/read';
import {
  createRouter,
  errorResponses,
  jsonContent,
  membersOnly,
  requiredJsonBody,
} from '@/server/http/router';
import { requireMemberWithTerms } from '@/server/http/session';
import { apiTags } from '@/server/openapi/tags';
import { wireSchema } from '@/server/openapi/wire-schema';
import { findVacancyRows, type VacancyListRow } from '@/server/vacancies/service';
import { presentVacancyApplication, presentVacancyApplied, presentVacancyAppliedSummary } from './present';
import {
  applyToVacancy,
  changeVacancyApplication,
  countOwnVacancyApplications,
  listVacancyApplications,
  type VacancyApplicationRow,
} from './service';

const tags = [apiTags.vacancyApplications.name];
const applicationSchema = wireSchema(vacancyApplicationFields);
const changed = jsonContent(applicationSchema, '変更後の応募');

const listRoute = createRoute({
  method: 'get',
  path: '/vacancy-applications/',
  tags,
  summary: '自分の応募の一覧',
  responses: { 200: jsonContent(z.array(applicationSchema), 'すべて'), ...errorResponses(403) },
});

const applyRoute = createRoute({
  method: 'post',
  path: '/vacancy-applications/',
  tags,
  summary: '案件に応募',
  ...membersOnly(requireMemberWithTerms),
  request: { body: requiredJsonBody(vacancyApplyRequestSchema) },
  responses: {
    200: jsonContent(applicationSchema, 'すでにあった応募'),
    201: jsonContent(applicationSchema, '新しい応募'),
    ...errorResponses(400, 403, 409, 429),
  },
});

const cancelRoute = createRoute({
  method: 'post',
  path: '/vacancy-applications/{id}/cancel/',
  tags,
  summary: '応募の取消し',
  ...membersOnly(requireMemberWithTerms),
  request: { params: idParams },
  responses: { 200: changed, ...errorResponses(403, 404, 429) },
});

const reapplyRoute = createRoute({
  method: 'patch',
  path: '/vacancy-applications/{id}/reapplication/',
  tags,
  summary: '取り消した案件に再応募',
  ...membersOnly(requireMemberWithTerms),
  request: { params: idParams },
  responses: { 200: changed, ...errorResponses(403, 404, 409, 429) },
});

const appliedRoute = createRoute({
  method: 'get',
  path: '/vacancy-applied/',
  tags,
  summary: '応募した案件の一覧',
  parameters: pageParameters,
  responses: {
    200: jsonContent(pageSchema(wireSchema(appliedVacancyFields)), '1ページ分（最近変わった順）'),
    ...errorResponses(403),
  },
});

const appliedSummariesRoute = createRoute({
  method: 'get',
  path: '/vacancy-applied-summaries/',
  tags,
  summary: '応募した案件の要約の一覧',
  parameters: pageParameters,
  responses: {
    200: jsonContent(pageSchema(wireSchema(appliedVacancySummaryFields)), '1ページ分（最近変わった順）'),
    ...errorResponses(403),
  },
});

async function readList({ db, session }: OwnReadContext) {
  const rows = await listVacancyApplications(db, session.memberId);
  return rows.map(presentVacancyApplication);
}

/** Returns a page of applications with their vacancies. */
const readApplied = <T>(
  context: OwnReadContext,
  present: (row: VacancyApplicationRow, vacancy: VacancyListRow) => T,
) =>
  readOwnPage(context, listVacancyApplications, countOwnVacancyApplications, async (db, rows) => {
    const ids = rows.map(({ vacancyId }) => vacancyId);
    const vacancies = await findVacancyRows(db, ids);
    return rows.flatMap((row) => {
      const vacancy = vacancies.get(row.vacancyId);
      return vacancy ? [present(row, vacancy)] : [];
    });
  });

/** The member's own applications to vacancies (spec §4, §7). */
export const vacancyApplicationReads = [
  ownRead(listRoute, readList),
  ownRead(appliedRoute, (context) => readApplied(context, presentVacancyApplied)),
  ownRead(appliedSummariesRoute, (context) => readApplied(context, presentVacancyAppliedSummary)),
];

/** The routes by which members apply, cancel and reapply (spec §4, §7). */
export const vacancyApplicationRoutes = createRouter()
  .openapi(applyRoute, async (c) => {
    const context = await requireApplicationContext(c);
    const { vacancy, ...entry } = c.req.valid('json');
    const { application, created } = await applyToVacancy(c.var.db, context, vacancy, entry);
    return c.json(presentVacancyApplication(application), created ? 201 : 200);
  })
  .openapi(cancelRoute, async (c) => {
    const context = await requireApplicationContext(c);
    const { id } = c.req.valid('param');
    return c.json(
      presentVacancyApplication(await changeVacancyApplication(c.var.db, context, id, 'cancel')),
      200,
    );
  })
  .openapi(reapplyRoute, async (c) => {
    const context = await requireApplicationContext(c);
    const { id } = c.req.valid('param');
    return c.json(
      presentVacancyApplication(await changeVacancyApplication(c.var.db, context, id, 'reapply')),
      200,
    );
  });
