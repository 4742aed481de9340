import { createRoute } from '@hono/zod-openapi';
import {
  appliedSeminarPageSchema,
  appliedSeminarSummaryPageSchema,
  seminarApplicationSchema,
  seminarApplicationsSchema,
  seminarApplyRequestSchema,
} from '@/schemas/seminar-applications';
import { paginateApplications, requireApplicant } from '@/server/applications/route-helpers';
import type { AppContext } from '@/server/http/context';
import { pageParameters } from '@/server/http/list-query';
import { idParams } from '@/server/http/pagination';
import { body, createRouter, errorResponses, json } from '@/server/http/router';
import { membersOnly, requireMember } from '@/server/http/session';
import { apiTags } from '@/server/openapi/tags';
import { findSeminarRows, type SeminarRow } from '@/server/seminars/service';
import { presentSeminarApplication, presentSeminarApplied, presentSeminarAppliedSummary } from './present';
import {
  applyToSeminar,
  changeSeminarApplication,
  listSeminarApplications,
  type SeminarApplicationRow,
} from './service';

const listRoute = createRoute({
  method: 'get',
  path: '/applications/',
  tags: [apiTags.seminarApplications.name],
  summary: '自分の申込みの一覧',
  responses: { 200: json(seminarApplicationsSchema, 'すべて'), ...errorResponses(403) },
});

const applyRoute = createRoute({
  method: 'post',
  path: '/applications/',
  tags: [apiTags.seminarApplications.name],
  summary: 'セミナーに申込み',
  middleware: membersOnly,
  request: { body: body(seminarApplyRequestSchema) },
  responses: {
    200: json(seminarApplicationSchema, 'すでにあった申込み'),
    201: json(seminarApplicationSchema, '新しい申込み'),
    ...errorResponses(400, 403, 409, 429),
  },
});

const changed = json(seminarApplicationSchema, '変更後の申込み');

const cancelRoute = createRoute({
  method: 'post',
  path: '/applications/{id}/cancel/',
  tags: [apiTags.seminarApplications.name],
  summary: '申込みの取消し',
  middleware: membersOnly,
  request: { params: idParams },
  responses: { 200: changed, ...errorResponses(403, 404, 409, 429) },
});

const reapplyRoute = createRoute({
  method: 'patch',
  path: '/applications/{id}/reapplication/',
  tags: [apiTags.seminarApplications.name],
  summary: '取り消したセミナーに再申込み',
  middleware: membersOnly,
  request: { params: idParams },
  responses: { 200: changed, ...errorResponses(403, 404, 409, 429) },
});

const appliedRoute = createRoute({
  method: 'get',
  path: '/applied/',
  tags: [apiTags.seminarApplications.name],
  summary: '申し込んだセミナーの一覧',
  parameters: pageParameters,
  responses: { 200: json(appliedSeminarPageSchema, '1ページ分（最近変わった順）'), ...errorResponses(403) },
});

const appliedSummariesRoute = createRoute({
  method: 'get',
  path: '/seminar-applied-summaries/',
  tags: [apiTags.seminarApplications.name],
  summary: '申し込んだセミナーの要約の一覧',
  parameters: pageParameters,
  responses: {
    200: json(appliedSeminarSummaryPageSchema, '1ページ分（最近変わった順）'),
    ...errorResponses(403),
  },
});

const handleApplied = async <T>(
  c: AppContext,
  present: (row: SeminarApplicationRow, seminar: SeminarRow) => T,
) =>
  paginateApplications(c, {
    rows: await listSeminarApplications(c.var.db, requireMember(c).memberId),
    subjectIdOf: ({ seminarId }) => seminarId,
    findSubjects: (ids) => findSeminarRows(c.var.db, ids),
    present,
  });

/** The routes for the member's own applications to seminars (spec §4, §7). */
export const seminarApplicationRoutes = createRouter()
  .openapi(listRoute, async (c) => {
    const rows = await listSeminarApplications(c.var.db, requireMember(c).memberId);
    const seminars = await findSeminarRows(
      c.var.db,
      rows.map(({ seminarId }) => seminarId),
    );
    return c.json(
      rows.map((row) => presentSeminarApplication(row, seminars.get(row.seminarId))),
      200,
    );
  })
  .openapi(applyRoute, async (c) => {
    const { seminar: id } = c.req.valid('json');
    const { application, seminar, created } = await applyToSeminar(c.var.db, await requireApplicant(c), id);
    return c.json(presentSeminarApplication(application, seminar), created ? 201 : 200);
  })
  .openapi(cancelRoute, async (c) => {
    const { id } = c.req.valid('param');
    const { application, seminar } = await changeSeminarApplication(
      c.var.db,
      await requireApplicant(c),
      id,
      'cancel',
    );
    return c.json(presentSeminarApplication(application, seminar), 200);
  })
  .openapi(reapplyRoute, async (c) => {
    const { id: seminarId } = c.req.valid('param');
    const { application, seminar } = await changeSeminarApplication(
      c.var.db,
      await requireApplicant(c),
      seminarId,
      'reapply',
    );
    return c.json(presentSeminarApplication(application, seminar), 200);
  })
  .openapi(appliedRoute, async (c) => c.json(await handleApplied(c, presentSeminarApplied), 200))
  .openapi(appliedSummariesRoute, async (c) =>
    c.json(await handleApplied(c, presentSeminarAppliedSummary), 200),
  );
