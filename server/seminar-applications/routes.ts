import { createRoute } from '@hono/zod-openapi';
import {
  seminarApplicationSchema,
  seminarApplicationsSchema,
  seminarAppliedSchema,
  seminarAppliedSummariesSchema,
  seminarApplyRequestSchema,
} from '@/schemas/seminar-applications';
import { parsePage } from '@/schemas/vacancy-filters';
import type { AppContext } from '@/server/http/context';
import { pageParameters } from '@/server/http/list-query';
import { envelope, idParams } from '@/server/http/paging';
import { body, createRouter, json, refusals } from '@/server/http/router';
import { membersOnly, requireMember } from '@/server/http/session';
import { findSeminarRows, type SeminarRow } from '@/server/seminars/service';
import { presentSeminarApplication, presentSeminarApplied, presentSeminarAppliedSummary } from './present';
import {
  applyToSeminar,
  changeSeminarApplication,
  listSeminarApplications,
  type Participant,
  type SeminarApplicationRow,
} from './service';

const APPLIED_PAGE_SIZE = 100;

const list = createRoute({
  method: 'get',
  path: '/applications/',
  summary: "The member's applications to seminars, newest change first",
  responses: { 200: json(seminarApplicationsSchema, 'All of them'), ...refusals(403) },
});

const create = createRoute({
  method: 'post',
  path: '/applications/',
  summary: 'Applies to a seminar; repeating it changes nothing',
  middleware: membersOnly,
  request: { body: body(seminarApplyRequestSchema) },
  responses: {
    200: json(seminarApplicationSchema, 'The application that there already was'),
    201: json(seminarApplicationSchema, 'The new application'),
    ...refusals(400, 403, 409),
  },
});

const changed = json(seminarApplicationSchema, 'The application as it is now');

const cancel = createRoute({
  method: 'post',
  path: '/applications/{id}/cancel/',
  summary: 'Gives the seat back; repeating it changes nothing',
  middleware: membersOnly,
  request: { params: idParams },
  responses: { 200: changed, ...refusals(403, 404, 409) },
});

const reapply = createRoute({
  method: 'patch',
  path: '/applications/{id}/reapplication/',
  summary: 'Takes a cancelled application up again; repeating it changes nothing',
  middleware: membersOnly,
  request: { params: idParams },
  responses: { 200: changed, ...refusals(403, 404, 409) },
});

const applied = createRoute({
  method: 'get',
  path: '/applied/',
  summary: 'The seminars that the member applied for, with the applications',
  parameters: pageParameters,
  responses: { 200: json(seminarAppliedSchema, 'A page, newest change first'), ...refusals(403) },
});

const appliedSummaries = createRoute({
  method: 'get',
  path: '/seminar-applied-summaries/',
  summary: 'The same, as little as a menu needs',
  parameters: pageParameters,
  responses: { 200: json(seminarAppliedSummariesSchema, 'A page, newest change first'), ...refusals(403) },
});

const participant = (c: AppContext): Participant => ({
  memberId: requireMember(c).memberId,
  siteOrigin: c.var.deps.siteOrigin,
});

const seminarsOf = (c: AppContext, rows: SeminarApplicationRow[]) =>
  findSeminarRows(
    c.var.db,
    rows.map(({ seminarId }) => seminarId),
  );

/** Pages are cut here: all of one member's applications are few, and one index range. */
async function answerApplied<T>(
  c: AppContext,
  present: (row: SeminarApplicationRow, seminar: SeminarRow) => T,
) {
  const { memberId } = requireMember(c);
  const page = parsePage(c.req.query('page'));
  const all = await listSeminarApplications(c.var.db, memberId);
  const rows = all.slice((page - 1) * APPLIED_PAGE_SIZE, page * APPLIED_PAGE_SIZE);
  const seminars = await seminarsOf(c, rows);
  const results = rows.flatMap((row) => {
    const seminar = seminars.get(row.seminarId);
    return seminar ? [present(row, seminar)] : [];
  });
  return envelope(c, { count: all.length, page, pageSize: APPLIED_PAGE_SIZE, results });
}

/** A member's own applications to seminars (spec §4, §7). */
export const seminarApplicationRoutes = createRouter()
  .openapi(list, async (c) => {
    const rows = await listSeminarApplications(c.var.db, requireMember(c).memberId);
    const seminars = await seminarsOf(c, rows);
    return c.json(
      rows.map((row) => presentSeminarApplication(row, seminars.get(row.seminarId))),
      200,
    );
  })
  .openapi(create, async (c) => {
    const { seminar: id } = c.req.valid('json');
    const { application, seminar, created } = await applyToSeminar(c.var.db, participant(c), id);
    return c.json(presentSeminarApplication(application, seminar), created ? 201 : 200);
  })
  .openapi(cancel, async (c) => {
    const { id } = c.req.valid('param');
    const { application, seminar } = await changeSeminarApplication(c.var.db, participant(c), id, 'cancel');
    return c.json(presentSeminarApplication(application, seminar), 200);
  })
  .openapi(reapply, async (c) => {
    const { id } = c.req.valid('param');
    const { application, seminar } = await changeSeminarApplication(c.var.db, participant(c), id, 'reapply');
    return c.json(presentSeminarApplication(application, seminar), 200);
  })
  .openapi(applied, async (c) => c.json(await answerApplied(c, presentSeminarApplied), 200))
  .openapi(appliedSummaries, async (c) => c.json(await answerApplied(c, presentSeminarAppliedSummary), 200));
