import { createRoute } from '@hono/zod-openapi';
import {
  applyRequestSchema,
  vacancyApplicationSchema,
  vacancyApplicationsSchema,
  vacancyAppliedSchema,
  vacancyAppliedSummariesSchema,
} from '@/schemas/vacancy-applications';
import { applicantOf, appliedPage } from '@/server/applications/pages';
import type { AppContext } from '@/server/http/context';
import { pageParameters } from '@/server/http/list-query';
import { idParams } from '@/server/http/paging';
import { body, createRouter, json, refusals } from '@/server/http/router';
import { membersOnly, requireMember } from '@/server/http/session';
import { findVacancyRows, type VacancyListRow } from '@/server/vacancies/service';
import { presentApplication, presentApplied, presentAppliedSummary } from './present';
import { type ApplicationRow, apply, changeApplication, listApplications } from './service';

const list = createRoute({
  method: 'get',
  path: '/vacancy-applications/',
  summary: "The member's applications, newest change first",
  responses: { 200: json(vacancyApplicationsSchema, 'すべて'), ...refusals(403) },
});

const create = createRoute({
  method: 'post',
  path: '/vacancy-applications/',
  summary: 'Applies to a vacancy; repeating it changes nothing',
  middleware: membersOnly,
  request: { body: body(applyRequestSchema) },
  responses: {
    200: json(vacancyApplicationSchema, 'すでにあった応募'),
    201: json(vacancyApplicationSchema, '新しい応募'),
    ...refusals(400, 403, 409, 429),
  },
});

const changed = json(vacancyApplicationSchema, '変更後の応募');

const cancel = createRoute({
  method: 'post',
  path: '/vacancy-applications/{id}/cancel/',
  summary: 'Cancels an application; repeating it changes nothing',
  middleware: membersOnly,
  request: { params: idParams },
  responses: { 200: changed, ...refusals(403, 404, 429) },
});

const reapply = createRoute({
  method: 'patch',
  path: '/vacancy-applications/{id}/reapplication/',
  summary: 'Takes a cancelled application up again; repeating it changes nothing',
  middleware: membersOnly,
  request: { params: idParams },
  responses: { 200: changed, ...refusals(403, 404, 409, 429) },
});

const applied = createRoute({
  method: 'get',
  path: '/vacancy-applied/',
  summary: 'The vacancies that the member applied for, with the applications',
  parameters: pageParameters,
  responses: { 200: json(vacancyAppliedSchema, '1ページ分（最近変わった順）'), ...refusals(403) },
});

const appliedSummaries = createRoute({
  method: 'get',
  path: '/vacancy-applied-summaries/',
  summary: 'The same, as little as a menu needs',
  parameters: pageParameters,
  responses: { 200: json(vacancyAppliedSummariesSchema, '1ページ分（最近変わった順）'), ...refusals(403) },
});

const answerApplied = async <T>(
  c: AppContext,
  present: (row: ApplicationRow, vacancy: VacancyListRow) => T,
) =>
  appliedPage(c, {
    rows: await listApplications(c.var.db, requireMember(c).memberId),
    subjectOf: ({ vacancyId }) => vacancyId,
    find: (ids) => findVacancyRows(c.var.db, ids),
    present,
  });

/** A member's own applications to vacancies (spec §4, §7). */
export const vacancyApplicationRoutes = createRouter()
  .openapi(list, async (c) => {
    const rows = await listApplications(c.var.db, requireMember(c).memberId);
    return c.json(rows.map(presentApplication), 200);
  })
  .openapi(create, async (c) => {
    const { vacancy, ...entry } = c.req.valid('json');
    const { application, created } = await apply(c.var.db, await applicantOf(c), vacancy, entry);
    return c.json(presentApplication(application), created ? 201 : 200);
  })
  .openapi(cancel, async (c) => {
    const row = await changeApplication(c.var.db, await applicantOf(c), c.req.valid('param').id, 'cancel');
    return c.json(presentApplication(row), 200);
  })
  .openapi(reapply, async (c) => {
    const row = await changeApplication(c.var.db, await applicantOf(c), c.req.valid('param').id, 'reapply');
    return c.json(presentApplication(row), 200);
  })
  .openapi(applied, async (c) => c.json(await answerApplied(c, presentApplied), 200))
  .openapi(appliedSummaries, async (c) => c.json(await answerApplied(c, presentAppliedSummary), 200));
