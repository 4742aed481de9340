import { createRoute } from '@hono/zod-openapi';
import {
  seminarApplicationSchema,
  seminarApplicationsSchema,
  seminarAppliedSchema,
  seminarAppliedSummariesSchema,
  seminarApplyRequestSchema,
} from '@/schemas/seminar-applications';
import { applicantOf, appliedPage } from '@/server/applications/pages';
import type { AppContext } from '@/server/http/context';
import { pageParameters } from '@/server/http/list-query';
import { idParams } from '@/server/http/paging';
import { body, createRouter, json, refusals } from '@/server/http/router';
import { membersOnly, requireMember } from '@/server/http/session';
import { findSeminarRows, type SeminarRow } from '@/server/seminars/service';
import { presentSeminarApplication, presentSeminarApplied, presentSeminarAppliedSummary } from './present';
import {
  applyToSeminar,
  changeSeminarApplication,
  listSeminarApplications,
  type SeminarApplicationRow,
} from './service';

const list = createRoute({
  method: 'get',
  path: '/applications/',
  summary: "The member's applications to seminars, newest change first",
  responses: { 200: json(seminarApplicationsSchema, 'すべて'), ...refusals(403) },
});

const create = createRoute({
  method: 'post',
  path: '/applications/',
  summary: 'Applies to a seminar; repeating it changes nothing',
  middleware: membersOnly,
  request: { body: body(seminarApplyRequestSchema) },
  responses: {
    200: json(seminarApplicationSchema, 'すでにあった申込み'),
    201: json(seminarApplicationSchema, '新しい申込み'),
    ...refusals(400, 403, 409, 429),
  },
});

const changed = json(seminarApplicationSchema, '変更後の申込み');

const cancel = createRoute({
  method: 'post',
  path: '/applications/{id}/cancel/',
  summary: 'Gives the seat back; repeating it changes nothing',
  middleware: membersOnly,
  request: { params: idParams },
  responses: { 200: changed, ...refusals(403, 404, 409, 429) },
});

const reapply = createRoute({
  method: 'patch',
  path: '/applications/{id}/reapplication/',
  summary: 'Takes a cancelled application up again; repeating it changes nothing',
  middleware: membersOnly,
  request: { params: idParams },
  responses: { 200: changed, ...refusals(403, 404, 409, 429) },
});

const applied = createRoute({
  method: 'get',
  path: '/applied/',
  summary: 'The seminars that the member applied for, with the applications',
  parameters: pageParameters,
  responses: { 200: json(seminarAppliedSchema, '1ページ分（最近変わった順）'), ...refusals(403) },
});

const appliedSummaries = createRoute({
  method: 'get',
  path: '/seminar-applied-summaries/',
  summary: 'The same, as little as a menu needs',
  parameters: pageParameters,
  responses: { 200: json(seminarAppliedSummariesSchema, '1ページ分（最近変わった順）'), ...refusals(403) },
});

const answerApplied = async <T>(
  c: AppContext,
  present: (row: SeminarApplicationRow, seminar: SeminarRow) => T,
) =>
  appliedPage(c, {
    rows: await listSeminarApplications(c.var.db, requireMember(c).memberId),
    subjectOf: ({ seminarId }) => seminarId,
    find: (ids) => findSeminarRows(c.var.db, ids),
    present,
  });

/** A member's own applications to seminars (spec §4, §7). */
export const seminarApplicationRoutes = createRouter()
  .openapi(list, async (c) => {
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
  .openapi(create, async (c) => {
    const { seminar: id } = c.req.valid('json');
    const { application, seminar, created } = await applyToSeminar(c.var.db, await applicantOf(c), id);
    return c.json(presentSeminarApplication(application, seminar), created ? 201 : 200);
  })
  .openapi(cancel, async (c) => {
    const { id } = c.req.valid('param');
    const { application, seminar } = await changeSeminarApplication(
      c.var.db,
      await applicantOf(c),
      id,
      'cancel',
    );
    return c.json(presentSeminarApplication(application, seminar), 200);
  })
  .openapi(reapply, async (c) => {
    const { id } = c.req.valid('param');
    const { application, seminar } = await changeSeminarApplication(
      c.var.db,
      await applicantOf(c),
      id,
      'reapply',
    );
    return c.json(presentSeminarApplication(application, seminar), 200);
  })
  .openapi(applied, async (c) => c.json(await answerApplied(c, presentSeminarApplied), 200))
  .openapi(appliedSummaries, async (c) => c.json(await answerApplied(c, presentSeminarAppliedSummary), 200));
