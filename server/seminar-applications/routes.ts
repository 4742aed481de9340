import { createRoute } from '@hono/zod-openapi';
import * as z from 'zod';
import {
  appliedSeminarFields,
  appliedSeminarSummaryFields,
  seminarApplicationFields,
} from '@/schemas/application-fields';
import { seminarApplyRequestSchema } from '@/schemas/application-requests';
import { readOwnPage, requireApplicationContext } from '@/server/applications/requests';
import type { Db } from '@/server/db/client';
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
import { findSeminarRows, type SeminarRow } from '@/server/seminars/service';
import { presentSeminarApplication, presentSeminarApplied, presentSeminarAppliedSummary } from './present';
import {
  applyToSeminar,
  changeSeminarApplication,
  countOwnSeminarApplications,
  listSeminarApplications,
  type SeminarApplicationRow,
} from './service';

const tags = [apiTags.seminarApplications.name];
const applicationSchema = wireSchema(seminarApplicationFields);
const changed = jsonContent(applicationSchema, '変更後の申込み');

const listRoute = createRoute({
  method: 'get',
  path: '/applications/',
  tags,
  summary: '自分の申込みの一覧',
  responses: { 200: jsonContent(z.array(applicationSchema), 'すべて'), ...errorResponses(403) },
});

const applyRoute = createRoute({
  method: 'post',
  path: '/applications/',
  tags,
  summary: 'セミナーに申込み',
  ...membersOnly(requireMemberWithTerms),
  request: { body: requiredJsonBody(seminarApplyRequestSchema) },
  responses: {
    200: jsonContent(applicationSchema, 'すでにあった申込み'),
    201: jsonContent(applicationSchema, '新しい申込み'),
    ...errorResponses(400, 403, 409, 429),
  },
});

const cancelRoute = createRoute({
  method: 'post',
  path: '/applications/{id}/cancel/',
  tags,
  summary: '申込みの取消し',
  ...membersOnly(requireMemberWithTerms),
  request: { params: idParams },
  // 409 for a past or cancelled seminar.
  responses: { 200: changed, ...errorResponses(403, 404, 409, 429) },
});

const reapplyRoute = createRoute({
  method: 'patch',
  path: '/applications/{id}/reapplication/',
  tags,
  summary: '取り消したセミナーに再申し込み',
  ...membersOnly(requireMemberWithTerms),
  request: { params: idParams },
  responses: { 200: changed, ...errorResponses(403, 404, 409, 429) },
});

const appliedRoute = createRoute({
  method: 'get',
  path: '/applied/',
  tags,
  summary: '申し込んだセミナーの一覧',
  parameters: pageParameters,
  responses: {
    200: jsonContent(pageSchema(wireSchema(appliedSeminarFields)), '1ページ分（最近変わった順）'),
    ...errorResponses(403),
  },
});

const appliedSummariesRoute = createRoute({
  method: 'get',
  path: '/seminar-applied-summaries/',
  tags,
  summary: '申し込んだセミナーの要約の一覧',
  parameters: pageParameters,
  responses: {
    200: jsonContent(pageSchema(wireSchema(appliedSeminarSummaryFields)), '1ページ分（最近変わった順）'),
    ...errorResponses(403),
  },
});

const seminarsOf = (db: Db, rows: SeminarApplicationRow[]) =>
  findSeminarRows(
    db,
    rows.map(({ seminarId }) => seminarId),
  );

async function readList({ db, session }: OwnReadContext) {
  const rows = await listSeminarApplications(db, session.memberId);
  // An application contains the online URL of its seminar.
  const seminars = await seminarsOf(db, rows);
  return rows.map((row) => presentSeminarApplication(row, seminars.get(row.seminarId)));
}

/** Returns a page of applications with their seminars. */
const readApplied = <T>(
  context: OwnReadContext,
  present: (row: SeminarApplicationRow, seminar: SeminarRow) => T,
) =>
  readOwnPage(context, listSeminarApplications, countOwnSeminarApplications, async (db, rows) => {
    const seminars = await seminarsOf(db, rows);
    return rows.flatMap((row) => {
      const seminar = seminars.get(row.seminarId);
      return seminar ? [present(row, seminar)] : [];
    });
  });

/** The member's own applications to seminars (spec §4, §7). */
export const seminarApplicationReads = [
  ownRead(listRoute, readList),
  ownRead(appliedRoute, (context) => readApplied(context, presentSeminarApplied)),
  ownRead(appliedSummariesRoute, (context) => readApplied(context, presentSeminarAppliedSummary)),
];

/** The routes by which members apply, cancel and reapply (spec §4, §7). */
export const seminarApplicationRoutes = createRouter()
  .openapi(applyRoute, async (c) => {
    const context = await requireApplicationContext(c);
    const { application, seminar, created } = await applyToSeminar(
      c.var.db,
      context,
      c.req.valid('json').seminar,
    );
    return c.json(presentSeminarApplication(application, seminar), created ? 201 : 200);
  })
  .openapi(cancelRoute, async (c) => {
    const context = await requireApplicationContext(c);
    const { id } = c.req.valid('param');
    const { application, seminar } = await changeSeminarApplication(c.var.db, context, id, 'cancel');
    return c.json(presentSeminarApplication(application, seminar), 200);
  })
  .openapi(reapplyRoute, async (c) => {
    const context = await requireApplicationContext(c);
    const { id } = c.req.valid('param');
    const { application, seminar } = await changeSeminarApplication(c.var.db, context, id, 'reapply');
    return c.json(presentSeminarApplication(application, seminar), 200);
  });
