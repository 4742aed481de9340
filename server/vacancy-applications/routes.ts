import { createRoute } from '@hono/zod-openapi';
import {
  appliedVacancyPageSchema,
  appliedVacancySummaryPageSchema,
  vacancyApplicationSchema,
  vacancyApplicationsSchema,
  vacancyApplyRequestSchema,
} from '@/schemas/vacancy-applications';
import { paginateApplications, requireApplicant } from '@/server/applications/route-helpers';
import type { AppContext } from '@/server/http/context';
import { pageParameters } from '@/server/http/list-query';
import { idParams } from '@/server/http/pagination';
import { body, createRouter, errorResponses, json } from '@/server/http/router';
import { membersOnly, requireMember } from '@/server/http/session';
import { apiTags } from '@/server/openapi/tags';
import { findVacancyRows, type VacancyListRow } from '@/server/vacancies/service';
import { presentVacancyApplication, presentVacancyApplied, presentVacancyAppliedSummary } from './present';
import {
  applyToVacancy,
  changeVacancyApplication,
  listVacancyApplications,
  type VacancyApplicationRow,
} from './service';

const listRoute = createRoute({
  method: 'get',
  path: '/vacancy-applications/',
  tags: [apiTags.vacancyApplications.name],
  summary: '自分の応募の一覧',
  responses: { 200: json(vacancyApplicationsSchema, 'すべて'), ...errorResponses(403) },
});

const applyRoute = createRoute({
  method: 'post',
  path: '/vacancy-applications/',
  tags: [apiTags.vacancyApplications.name],
  summary: '案件に応募',
  middleware: membersOnly,
  request: { body: body(vacancyApplyRequestSchema) },
  responses: {
    200: json(vacancyApplicationSchema, 'すでにあった応募'),
    201: json(vacancyApplicationSchema, '新しい応募'),
    ...errorResponses(400, 403, 409, 429),
  },
});

const changed = json(vacancyApplicationSchema, '変更後の応募');

const cancelRoute = createRoute({
  method: 'post',
  path: '/vacancy-applications/{id}/cancel/',
  tags: [apiTags.vacancyApplications.name],
  summary: '応募の取消し',
  middleware: membersOnly,
  request: { params: idParams },
  responses: { 200: changed, ...errorResponses(403, 404, 429) },
});

const reapplyRoute = createRoute({
  method: 'patch',
  path: '/vacancy-applications/{id}/reapplication/',
  tags: [apiTags.vacancyApplications.name],
  summary: '取り消した案件に再応募',
  middleware: membersOnly,
  request: { params: idParams },
  responses: { 200: changed, ...errorResponses(403, 404, 409, 429) },
});

const appliedRoute = createRoute({
  method: 'get',
  path: '/vacancy-applied/',
  tags: [apiTags.vacancyApplications.name],
  summary: '応募した案件の一覧',
  parameters: pageParameters,
  responses: { 200: json(appliedVacancyPageSchema, '1ページ分（最近変わった順）'), ...errorResponses(403) },
});

const appliedSummariesRoute = createRoute({
  method: 'get',
  path: '/vacancy-applied-summaries/',
  tags: [apiTags.vacancyApplications.name],
  summary: '応募した案件の要約の一覧',
  parameters: pageParameters,
  responses: {
    200: json(appliedVacancySummaryPageSchema, '1ページ分（最近変わった順）'),
    ...errorResponses(403),
  },
});

const handleApplied = async <T>(
  c: AppContext,
  present: (row: VacancyApplicationRow, vacancy: VacancyListRow) => T,
) =>
  paginateApplications(c, {
    rows: await listVacancyApplications(c.var.db, requireMember(c).memberId),
    subjectIdOf: ({ vacancyId }) => vacancyId,
    findSubjects: (ids) => findVacancyRows(c.var.db, ids),
    present,
  });

/** The routes for the member's own applications to vacancies (spec §4, §7). */
export const vacancyApplicationRoutes = createRouter()
  .openapi(listRoute, async (c) => {
    const rows = await listVacancyApplications(c.var.db, requireMember(c).memberId);
    return c.json(rows.map(presentVacancyApplication), 200);
  })
  .openapi(applyRoute, async (c) => {
    const { vacancy: vacancyId, ...entry } = c.req.valid('json');
    const { application, created } = await applyToVacancy(
      c.var.db,
      await requireApplicant(c),
      vacancyId,
      entry,
    );
    return c.json(presentVacancyApplication(application), created ? 201 : 200);
  })
  .openapi(cancelRoute, async (c) => {
    const row = await changeVacancyApplication(
      c.var.db,
      await requireApplicant(c),
      c.req.valid('param').id,
      'cancel',
    );
    return c.json(presentVacancyApplication(row), 200);
  })
  .openapi(reapplyRoute, async (c) => {
    const row = await changeVacancyApplication(
      c.var.db,
      await requireApplicant(c),
      c.req.valid('param').id,
      'reapply',
    );
    return c.json(presentVacancyApplication(row), 200);
  })
  .openapi(appliedRoute, async (c) => c.json(await handleApplied(c, presentVacancyApplied), 200))
  .openapi(appliedSummariesRoute, async (c) =>
    c.json(await handleApplied(c, presentVacancyAppliedSummary), 200),
  );
