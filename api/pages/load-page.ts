import {
  type DehydratedState,
  dehydrate,
  type FetchQueryOptions,
  type QueryClient,
} from '@tanstack/react-query';
import type { GetServerSideProps, GetServerSidePropsContext } from 'next';
import { createQueryClient, isOptional } from '@/api/client';
import { memberQueries } from '@/api/members';
import { bindHttp } from '@/api/transport/http-client';
import { reportReplyIssues } from '@/api/transport/read-anonymously';
import { createReadHttp } from '@/api/transport/read-reply';
import { createServerRequest } from '@/api/transport/server-http';
import { hasNamedSessionCookie, hasSessionCookie } from '@/config/session-cookie';
import { withTimeout } from '@/gateway/reply-limits';
import { DEFAULT_LOGIN_TARGET } from '@/lib/business-constants';
import { ApiCallError } from '@/lib/errors/api-call-error';
import { isSessionRefusal } from '@/lib/member-refusal';
import { REQUEST_ID_HEADER } from '@/lib/request-id';
import { SHARED_PAGE_CACHE_CONTROL } from '@/lib/shared-cache';
import { toSameOriginPath } from '@/lib/urls';

/** Props that every page passes to `_app` (spec §6: the login status comes from page props). */
export interface PageProps {
  isLoggedIn: boolean;
  /** True when the page's own data could not be fetched. The page shows a notice, and the browser retries. */
  isApiUnavailable: boolean;
  /** True when nothing in a reply with the page's own data could be read. The page says so in place of a connection problem. */
  isUnreadable: boolean;
  /** The id of the request in the log, for the notice of a page whose data could not be fetched. */
  requestId?: string;
  dehydratedState: DehydratedState;
}

// biome-ignore lint/suspicious/noExplicitAny: a list of queries of different data has no narrower type
export type AnyQuery = FetchQueryOptions<any, any, any, any>;

/** The queries of a page. */
export interface PageQueries {
  /** Fetched for every visitor. The failure of a query that is not optional sets the status 404, 500 or 503. */
  queries?: AnyQuery[];
  /** Fetched only when logged in (spec §6). The page is useful without them, so they do not set its status. */
  loggedInQueries?: AnyQuery[];
  /**
   * True for a public page whose props contain nothing but these queries and the site's own content. Without a session
   * it is then the same for everybody, and shared caches may keep it (docs/architecture.md, "How caching works").
   */
  isShared?: boolean;
}

interface LoadedPage {
  props: PageProps;
  /** True when the API returned 404 for one of `queries` that is not optional. */
  isNotFound: boolean;
  /** Contains the fetched data, from which a page can derive more props. */
  client: QueryClient;
}

/** Creates the QueryClient of one request. It is released together with the response. */
function createRequestClient({ req, res }: GetServerSidePropsContext): QueryClient {
  const client = createQueryClient({ onServer: true });
  bindHttp(client, createReadHttp(createServerRequest({ req, res })), reportReplyIssues);
  // When the visitor leaves early, this aborts pending calls, which would keep the client in memory until they finish.
  res.once('close', () => client.clear());
  return client;
}

const getState = (client: QueryClient, query: AnyQuery) => client.getQueryState(query.queryKey);

/** Returns whether a query has got a reply in which nothing is usable. The call itself has succeeded. */
const isUnreadableReply = (error: unknown): boolean =>
  error instanceof ApiCallError && error.kind === 'unreadable';

const isMissing = (error: unknown): boolean => error instanceof ApiCallError && error.status === 404;

/**
 * Returns whether a query has failed in another way than with 404 or an unreadable reply: no reply, an error of the server,
 * or a throttled or refused call.
 */
const isUnavailable = (error: unknown): boolean =>
  Boolean(error) && !isUnreadableReply(error) && !isMissing(error);

function setCacheControl({ res }: GetServerSidePropsContext, value: string): void {
  res.setHeader('Cache-Control', value);
  res.appendHeader('Vary', 'Cookie');
}

/** How long in ms a page that has its own data waits for the rest, which the browser fetches otherwise. */
const OPTIONAL_WAIT_MS = 2_000;

/**
 * Fetches queries in parallel. An optional one may need the data of another, and a page with a slow API does not wait for
 * two calls in turn.
 * @param needed those without which the page cannot be rendered. A page that has none waits for all.
 * @param me the member, from whom the login status follows; it is fetched with a session only
 */
async function prefetch(
  client: QueryClient,
  queries: readonly AnyQuery[],
  needed: readonly AnyQuery[],
  me: AnyQuery,
) {
  const fetched = new Map(queries.map((query) => [query, client.prefetchQuery(query)]));
  const all = Promise.all(fetched.values());
  await Promise.all(needed.length > 0 ? needed.map((query) => fetched.get(query)) : [all]);
  await fetched.get(me);
  await withTimeout(OPTIONAL_WAIT_MS, () => all).catch(() => null);
}

/**
 * Fetches all queries of a page and the current member in parallel. A failed query does not fail the page: the browser
 * retries it and shows the error.
 */
export async function loadPage(
  context: GetServerSidePropsContext,
  { queries = [], loggedInQueries = [], isShared = false }: PageQueries = {},
): Promise<LoadedPage> {
  const client = createRequestClient(context);
  const cookieHeader = context.req.headers.cookie;
  const hasSession = hasSessionCookie(cookieHeader);
  const me = memberQueries.me();
  const requestedQueries = [...queries, ...(hasSession ? [me, ...loggedInQueries] : [])];
  const requiredQueries = queries.filter((query) => !isOptional(query));
  await prefetch(client, requestedQueries, requiredQueries, me);

  const meState = getState(client, me);
  // The other calls may have been answered for a member, also when GET /members/me/ alone has failed.
  const mayHaveMemberData = hasSession && !isSessionRefusal(meState?.error);
  // While that call fails, a cookie counts as a login only when it certainly is the session cookie (decision 0074).
  const isLoggedIn =
    mayHaveMemberData && (meState?.status === 'success' || hasNamedSessionCookie(cookieHeader));
  const errors = requiredQueries.map((query) => getState(client, query)?.error);
  const isNotFound = errors.some(isMissing);
  const hasAllData = queries.every((query) => getState(client, query)?.status === 'success');
  setCacheControl(
    context,
    isShared && !hasSession && hasAllData
      ? SHARED_PAGE_CACHE_CONTROL
      : `private, ${mayHaveMemberData ? 'no-store' : 'no-cache'}`,
  );
  const isApiUnavailable = errors.some(isUnavailable);
  const isUnreadable = !isApiUnavailable && errors.some(isUnreadableReply);
  // A page without its data must not be a 200.
  if (isNotFound) context.res.statusCode = 404;
  else if (isApiUnavailable) context.res.statusCode = 503;
  else if (isUnreadable) context.res.statusCode = 500;
  // Only such a page shows it. A page that is kept in memory must contain nothing of one request.
  const requestId = isApiUnavailable || isUnreadable ? context.req.headers[REQUEST_ID_HEADER] : undefined;
  const props = {
    isLoggedIn,
    isApiUnavailable,
    isUnreadable,
    dehydratedState: dehydrate(client),
    // Next refuses props that are undefined.
    ...(typeof requestId === 'string' && { requestId }),
  };
  return { props, isNotFound, client };
}

/**
 * The longest address that a redirect may name. No page of ours links to one. The headers of a response have at most 4 kB by
 * default in nginx, which would otherwise answer 502 and take the process for broken.
 */
const MAX_DESTINATION_LENGTH = 2_000;

/** Returns the requested path. Next's `resolvedUrl` lacks the trailing slash. */
const getRequestPath = ({ req, resolvedUrl }: GetServerSidePropsContext) =>
  req.url && !req.url.startsWith('/_next/') ? req.url : resolvedUrl;

/** Redirects to the login page, which leads back to the requested page after the login (spec §2). */
function redirectToLogin(context: GetServerSidePropsContext) {
  const toLogin = (path: string) => `/auth/login/?redirect=${encodeURIComponent(path)}`;
  const path = getRequestPath(context);
  const destination = toLogin(path);
  const isTooLong = destination.length > MAX_DESTINATION_LENGTH;
  return {
    redirect: { destination: isTooLong ? toLogin(path.replace(/\?.*/s, '')) : destination, permanent: false },
  };
}

/**
 * {@link loadPage} for a page that requires a login. Redirects logged-out visitors to the login page. Without a usable
 * member there is nothing to show, so the member is one of the queries that set the status.
 */
export async function loadMemberPage(
  context: GetServerSidePropsContext,
  { queries = [], loggedInQueries = [] }: PageQueries = {},
) {
  // The API would refuse every query.
  if (!hasSessionCookie(context.req.headers.cookie)) {
    setCacheControl(context, 'private, no-cache');
    return redirectToLogin(context);
  }
  const page = await loadPage(context, {
    queries: [memberQueries.me(), ...queries],
    loggedInQueries,
  });
  return page.props.isLoggedIn ? page : redirectToLogin(context);
}

/** Returns the `getServerSideProps` of a page whose data does not depend on its URL. */
export const createPublicPageLoader =
  (queries?: PageQueries): GetServerSideProps<PageProps> =>
  async (context) => {
    const { props } = await loadPage(context, queries);
    return { props };
  };

/** Returns the `getServerSideProps` of a page that requires a login. */
export const createMemberPageLoader =
  (queries: PageQueries): GetServerSideProps<PageProps> =>
  async (context) => {
    const page = await loadMemberPage(context, queries);
    return 'redirect' in page ? page : { props: page.props };
  };

/** `getServerSideProps` of login and registration. Redirects logged-in members to `?redirect=` or the vacancies. */
export const loadVisitorPage: GetServerSideProps<PageProps> = async (context) => {
  const { props } = await loadPage(context);
  if (!props.isLoggedIn) return { props };
  const { redirect } = context.query;
  const target = typeof redirect === 'string' ? toSameOriginPath(redirect) : undefined;
  const destination = target && target.length <= MAX_DESTINATION_LENGTH ? target : DEFAULT_LOGIN_TARGET;
  return { redirect: { destination, permanent: false } };
};

/** Returns the `getServerSideProps` of a shared page with the site's own content, which does not come from the API. */
export const createContentPageLoader =
  <T extends Record<string, unknown>>(read: () => T): GetServerSideProps<PageProps & T> =>
  async (context) => {
    const { props } = await loadPage(context, { isShared: true });
    return { props: { ...props, ...read() } };
  };
