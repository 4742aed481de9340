import { createRoute } from '@hono/zod-openapi';
import type * as z from 'zod';
import { parsePage } from '@/lib/page-number';
import type { Db } from '@/server/db/client';
import type { AppContext } from '@/server/http/context';
import { pageParameters } from '@/server/http/list-query';
import { idParams, paginate } from '@/server/http/pagination';
import { consumeLimit } from '@/server/http/rate-limit';
import { createRead, createReadRouter, type ReadContext } from '@/server/http/read';
import { createRouter, errorResponses, jsonContent, requiredJsonBody } from '@/server/http/router';
import { requireMember, requireMemberWithTerms } from '@/server/http/session';
import type { ListPage } from './own-applications';
import type { ApplicationContext } from './transitions';

const PAGE_SIZE = 100;

/** The fields that every application has in the API's shape, alone and in each list. */
interface WireApplication {
  id: number;
  status: string;
}

/**
 * The parts in which applications to vacancies and to seminars differ. `Row` is an application as the service returns it,
 * and `Offer` its vacancy or seminar. The functions that present return the shape of their schema.
 */
interface ApplicationResource<Row, Offer, ApplyRequest> {
  tag: string;
  /** The calls that cancel and reapply are below the path of `applications`. */
  paths: { applications: string; applied: string; appliedSummaries: string };
  /** The summaries of the operations in the API reference. */
  summaries: Record<'list' | 'apply' | 'cancel' | 'reapply' | 'applied' | 'appliedSummaries', string>;
  /** The descriptions of an application in the responses of the API reference. */
  descriptions: Record<'existing' | 'created' | 'changed', string>;
  schemas: {
    applyRequest: z.ZodType<ApplyRequest>;
    application: z.ZodType<WireApplication>;
    applications: z.ZodType<WireApplication[]>;
    appliedPage: z.ZodType<{ results: WireApplication[] }>;
    appliedSummaryPage: z.ZodType<{ results: WireApplication[] }>;
  };
  /** Whether the state of the vacancy or seminar can make it impossible to cancel, which is answered with 409. */
  hasCancelConflict: boolean;
  /** Returns the applications of the member, most recently changed first: all of them, or one page. */
  list: (db: Db, memberId: number, page?: ListPage) => Promise<Row[]>;
  count: (db: Db, memberId: number) => Promise<number>;
  presentList: (db: Db, rows: Row[]) => Promise<WireApplication[]>;
  apply: (
    db: Db,
    context: ApplicationContext,
    request: ApplyRequest,
  ) => Promise<{ application: WireApplication; created: boolean }>;
  change: (
    db: Db,
    context: ApplicationContext,
    id: number,
    event: 'cancel' | 'reapply',
  ) => Promise<WireApplication>;
  offerIdOf: (row: Row) => number;
  findOffers: (db: Db, ids: number[]) => Promise<Map<number, Offer>>;
  presentApplied: (row: Row, offer: Offer) => WireApplication;
  presentAppliedSummary: (row: Row, offer: Offer) => WireApplication;
}

/** Returns the descriptions of the six routes, as the API reference shows them and as requests are validated. */
function describeRoutes<Row, Offer, ApplyRequest>({
  tag,
  paths,
  summaries,
  descriptions,
  schemas,
  hasCancelConflict,
}: ApplicationResource<Row, Offer, ApplyRequest>) {
  const tags = [tag];

  const listRoute = createRoute({
    method: 'get',
    path: paths.applications,
    tags,
    summary: summaries.list,
    responses: { 200: jsonContent(schemas.applications, 'すべて'), ...errorResponses(403) },
  });

  const applyRoute = createRoute({
    method: 'post',
    path: paths.applications,
    tags,
    summary: summaries.apply,
    middleware: requireMemberWithTerms,
    request: { body: requiredJsonBody(schemas.applyRequest) },
    responses: {
      200: jsonContent(schemas.application, descriptions.existing),
      201: jsonContent(schemas.application, descriptions.created),
      ...errorResponses(400, 403, 409, 429),
    },
  });

  const changed = jsonContent(schemas.application, descriptions.changed);

  const cancelRoute = createRoute({
    method: 'post',
    path: `${paths.applications}{id}/cancel/`,
    tags,
    summary: summaries.cancel,
    middleware: requireMemberWithTerms,
    request: { params: idParams },
    responses: {
      200: changed,
      ...errorResponses(403, 404, 429),
      ...(hasCancelConflict && errorResponses(409)),
    },
  });

  const reapplyRoute = createRoute({
    method: 'patch',
    path: `${paths.applications}{id}/reapplication/`,
    tags,
    summary: summaries.reapply,
    middleware: requireMemberWithTerms,
    request: { params: idParams },
    responses: { 200: changed, ...errorResponses(403, 404, 409, 429) },
  });

  const appliedRoute = createRoute({
    method: 'get',
    path: paths.applied,
    tags,
    summary: summaries.applied,
    parameters: pageParameters,
    responses: {
      200: jsonContent(schemas.appliedPage, '1ページ分（最近変わった順）'),
      ...errorResponses(403),
    },
  });

  const appliedSummariesRoute = createRoute({
    method: 'get',
    path: paths.appliedSummaries,
    tags,
    summary: summaries.appliedSummaries,
    parameters: pageParameters,
    responses: {
      200: jsonContent(schemas.appliedSummaryPage, '1ページ分（最近変わった順）'),
      ...errorResponses(403),
    },
  });

  return { listRoute, applyRoute, cancelRoute, reapplyRoute, appliedRoute, appliedSummariesRoute };
}

/** Returns the reads and the routes for the member's own applications to vacancies or to seminars (spec §4, §7). */
export function createApplicationRoutes<Row, Offer, ApplyRequest>(
  resource: ApplicationResource<Row, Offer, ApplyRequest>,
) {
  const { listRoute, applyRoute, cancelRoute, reapplyRoute, appliedRoute, appliedSummariesRoute } =
    describeRoutes(resource);

  async function readAll(context: ReadContext) {
    const { db } = context.var;
    return resource.presentList(db, await resource.list(db, requireMember(context).memberId));
  }

  /** Returns one page of applications with their vacancies or seminars. */
  async function readPage(context: ReadContext, present: (row: Row, offer: Offer) => WireApplication) {
    const { db } = context.var;
    const { memberId } = requireMember(context);
    const page = parsePage(context.query.get('page') ?? undefined);
    const rows = await resource.list(db, memberId, { page, pageSize: PAGE_SIZE });
    // Nearly every member has fewer than a page of them, which need not be counted.
    const isWhole = page === 1 && rows.length < PAGE_SIZE;
    const count = isWhole ? rows.length : await resource.count(db, memberId);
    const offers = await resource.findOffers(db, rows.map(resource.offerIdOf));
    const results = rows.flatMap((row) => {
      const offer = offers.get(resource.offerIdOf(row));
      return offer ? [present(row, offer)] : [];
    });
    return paginate(context, { count, page, pageSize: PAGE_SIZE, results });
  }

  const reads = [
    createRead(listRoute, readAll),
    createRead(appliedRoute, (context) => readPage(context, resource.presentApplied)),
    createRead(appliedSummariesRoute, (context) => readPage(context, resource.presentAppliedSummary)),
  ];
  const routes = createRouter()
    .route('/', createReadRouter(reads))
    .openapi(applyRoute, async (c) => {
      const context = await requireApplicationContext(c);
      const { application, created } = await resource.apply(c.var.db, context, c.req.valid('json'));
      return c.json(application, created ? 201 : 200);
    })
    .openapi(cancelRoute, async (c) => {
      const context = await requireApplicationContext(c);
      return c.json(await resource.change(c.var.db, context, c.req.valid('param').id, 'cancel'), 200);
    })
    .openapi(reapplyRoute, async (c) => {
      const context = await requireApplicationContext(c);
      return c.json(await resource.change(c.var.db, context, c.req.valid('param').id, 'reapply'), 200);
    });
  return { reads, routes };
}

/**
 * Returns the member who applies, cancels or reapplies. Throws 403 without a session, and 429 when the member does so too
 * often, because each call sends a mail.
 */
async function requireApplicationContext(c: AppContext): Promise<ApplicationContext> {
  const session = requireMember(c);
  await consumeLimit(c, 'applicationPerMember', String(session.memberId));
  return { session, siteOrigin: c.var.deps.siteOrigin };
}
