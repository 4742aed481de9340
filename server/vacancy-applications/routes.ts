import { createRoute } from '@hono/zod-openapi';
import {
  applyRequestSchema,
  vacancyApplicationSchema,
  vacancyApplicationsSchema,
  vacancyAppliedSchema,
  vacancyAppliedSummariesSchema,
} from '@/schemas/vacancy-applications';
import { parsePage } from '@/schemas/vacancy-filters';
import type { AppContext } from '@/server/http/context';
import { pageParameters } from '@/server/http/list-query';
import { envelope, idParams } from '@/server/http/paging';
import { body, createRouter, json, refusals } from '@/server/http/router';
import { membersOnly, requireMember } from '@/server/http/session';
import { findVacancyRows, type VacancyListRow } from '@/server/vacancies/service';
import { presentApplication, presentApplied, presentAppliedSummary } from './present';
import { type Applicant, type ApplicationRow, apply, changeApplication, listApplications } from './service';

const APPLIED_PAGE_SIZE = 100;

const list = createRoute({
  method: 'get',
  path: '/vacancy-applications/',
  summary: "The member's applications, newest change first",
  responses: { 200: json(vacancyApplicationsSchema, 'All of them'), ...refusals(403) },
});

const create = createRoute({
  method: 'post',
  path: '/vacancy-applications/',
  summary: 'Applies to a vacancy; repeating it changes nothing',
  middleware: membersOnly,
  request: { body: body(applyRequestSchema) },
  responses: {
    200: json(vacancyApplicationSchema, 'The application that there already was'),
    201: json(vacancyApplicationSchema, 'The new application'),
    ...refusals(400, 403, 409),
  },
});

const changed = json(vacancyApplicationSchema, 'The application as it is now');

const cancel = createRoute({
  method: 'post',
  path: '/vacancy-applications/{id}/cancel/',
  summary: 'Cancels an application; repeating it changes nothing',
  middleware: membersOnly,
  request: { params: idParams },
  responses: { 200: changed, ...refusals(403, 404) },
});

const reapply = createRoute({
  method: 'patch',
  path: '/vacancy-applications/{id}/reapplication/',
  summary: 'Takes a cancelled application up again; repeating it changes nothing',
  middleware: membersOnly,
  request: { params: idParams },
  responses: { 200: changed, ...refusals(403, 404, 409) },
});

const applied = createRoute({
  method: 'get',
  path: '/vacancy-applied/',
  summary: 'The vacancies that the member applied for, with the applications',
  parameters: pageParameters,
  responses: { 200: json(vacancyAppliedSchema, 'A page, newest change first'), ...refusals(403) },
});

const appliedSummaries = createRoute({
  method: 'get',
  path: '/vacancy-applied-summaries/',
  summary: 'The same, as little as a menu needs',
  parameters: pageParameters,
  responses: { 200: json(vacancyAppliedSummariesSchema, 'A page, newest change first'), ...refusals(403) },
});

const applicant = (c: AppContext): Applicant => ({
  memberId: requireMember(c).memberId,
  siteOrigin: c.var.deps.siteOrigin,
});

/** Pages are cut here: all of one member's applications are few, and one index range. */
async function answerApplied<T>(c: AppContext, present: (row: ApplicationRow, vacancy: VacancyListRow) => T) {
  const { memberId } = requireMember(c);
  const page = parsePage(c.req.query('page'));
  const all = await listApplications(c.var.db, memberId);
  const rows = all.slice((page - 1) * APPLIED_PAGE_SIZE, page * APPLIED_PAGE_SIZE);
  const vacancies = await findVacancyRows(
    c.var.db,
    rows.map(({ vacancyId }) => vacancyId),
  );
  const results = rows.flatMap((row) => {
    const vacancy = vacancies.get(row.vacancyId);
    return vacancy ? [present(row, vacancy)] : [];
  });
  return envelope(c, { count: all.length, page, pageSize: APPLIED_PAGE_SIZE, results });
}

/** A member's own applications to vacancies (spec §4, §7). */
export const vacancyApplicationRoutes = createRouter()
  .openapi(list, async (c) => {
    const rows = await listApplications(c.var.db, requireMember(c).memberId);
    return c.json(rows.map(presentApplication), 200);
  })
  .openapi(create, async (c) => {
    const { vacancy, ...entry } = c.req.valid('json');
    const { application, created } = await apply(c.var.db, applicant(c), vacancy, entry);
    return c.json(presentApplication(application), created ? 201 : 200);
  })
  .openapi(cancel, async (c) => {
    const row = await changeApplication(c.var.db, applicant(c), c.req.valid('param').id, 'cancel');
    return c.json(presentApplication(row), 200);
  })
  .openapi(reapply, async (c) => {
    const row = await changeApplication(c.var.db, applicant(c), c.req.valid('param').id, 'reapply');
    return c.json(presentApplication(row), 200);
  })
  .openapi(applied, async (c) => c.json(await answerApplied(c, presentApplied), 200))
  .openapi(appliedSummaries, async (c) => c.json(await answerApplied(c, presentAppliedSummary), 200));
