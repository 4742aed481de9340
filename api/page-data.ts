import {
  type DehydratedState,
  dehydrate,
  type FetchQueryOptions,
  type QueryClient,
} from '@tanstack/react-query';
import type { GetServerSideProps, GetServerSidePropsContext } from 'next';
import { toFailure } from '@/schemas/failures';
import { ownPath } from '@/schemas/own-path';
import { createQueryClient } from './client';
import { bindHttp } from './http';
import { memberQueries } from './members';
import { createVisitorHttp } from './visitor-http';

/** What every page hands to `_app` (spec §6: login status comes from page props). */
export interface PageProps {
  isLoggedIn: boolean;
  /** The page's own data could not be fetched: it says so, and the browser keeps trying. */
  isApiAway: boolean;
  dehydratedState: DehydratedState;
}

// biome-ignore lint/suspicious/noExplicitAny: a list of queries of different data has no narrower type
type AnyQuery = FetchQueryOptions<any, any, any, any>;

interface PageQueries {
  /** Fetched for everybody. */
  queries?: AnyQuery[];
  /** Fetched for everybody too, but the page stands without them: where they fail it is neither 404 nor 503. */
  extras?: AnyQuery[];
  /** Fetched only when logged in (spec §6). */
  memberQueries?: AnyQuery[];
}

interface LoadedPage {
  props: PageProps;
  /** Whether the API says that one of `queries` does not exist. */
  missing: boolean;
  /** Holds what was fetched, for a page that derives more props from it. */
  client: QueryClient;
}

/** A client of this request alone, which is released with its response. */
function createVisitorClient({ req, res }: GetServerSidePropsContext): QueryClient {
  const client = createQueryClient({ onServer: true });
  bindHttp(client, createVisitorHttp({ req, res }));
  // Aborts the calls of a visitor who left early, which would hold the client until the API has answered them.
  res.once('close', () => client.clear());
  return client;
}

const stateOf = (client: QueryClient, query: AnyQuery) => client.getQueryState(query.queryKey);

/** No answer, or a server fault: it may work in a moment. */
function isAway(error: unknown): boolean {
  const failure = toFailure(error);
  return failure !== null && (failure.status === 0 || failure.status >= 500);
}

/**
 * Fetches a page's data in one go, the member beside it. A failed query is left to the browser, which tries
 * again and shows what is wrong: a page always answers.
 */
export async function loadPage(
  context: GetServerSidePropsContext,
  { queries = [], extras = [], memberQueries: own = [] }: PageQueries = {},
): Promise<LoadedPage> {
  const client = createVisitorClient(context);
  const hasSession = Boolean(context.req.cookies.sessionid);
  const me = memberQueries.me();
  // Asking who it is also brings a first-time visitor the CSRF cookie that their first form will need.
  const wanted = [
    ...queries,
    ...extras,
    ...(hasSession || !context.req.cookies.csrftoken ? [me] : []),
    ...(hasSession ? own : []),
  ];
  await Promise.all(wanted.map((query) => client.prefetchQuery(query)));

  // A session that the API does not know is none; an API that is away proves nothing.
  const isLoggedIn = hasSession && toFailure(stateOf(client, me)?.error)?.status !== 403;
  const missing = queries.some((query) => toFailure(stateOf(client, query)?.error)?.status === 404);
  context.res.setHeader('Cache-Control', isLoggedIn ? 'private, no-store' : 'private, no-cache');
  const isApiAway = queries.some((query) => isAway(stateOf(client, query)?.error));
  if (missing) context.res.statusCode = 404;
  else if (isApiAway) context.res.statusCode = 503;
  return { props: { isLoggedIn, isApiAway, dehydratedState: dehydrate(client) }, missing, client };
}

/** The address as it was asked for: Next's `resolvedUrl` has lost the slash at its end. */
const addressOf = ({ req, resolvedUrl }: GetServerSidePropsContext) =>
  req.url && !req.url.startsWith('/_next/') ? req.url : resolvedUrl;

/** Where an anonymous visitor of a member's page goes; the login page keeps the target (spec §2). */
const toLogin = (context: GetServerSidePropsContext) => ({
  redirect: {
    destination: `/auth/login/?redirect=${encodeURIComponent(addressOf(context))}`,
    permanent: false,
  },
});

/** {@link loadPage} for members only: anyone else is led to the login page. */
export async function loadMemberPage(context: GetServerSidePropsContext, queries: PageQueries = {}) {
  const page = await loadPage(context, queries);
  return page.props.isLoggedIn ? page : toLogin(context);
}

/** getServerSideProps of a page whose data does not depend on its address. */
export const publicPage =
  (queries?: PageQueries): GetServerSideProps<PageProps> =>
  async (context) => {
    const { props } = await loadPage(context, queries);
    return { props };
  };

/** The same for members only. */
export const memberPage =
  (queries?: PageQueries): GetServerSideProps<PageProps> =>
  async (context) => {
    const page = await loadMemberPage(context, queries);
    return 'redirect' in page ? page : { props: page.props };
  };

/** getServerSideProps of login and registration: whoever is logged in is led on, to `?redirect=` or the vacancies. */
export const guestPage: GetServerSideProps<PageProps> = async (context) => {
  const { props } = await loadPage(context);
  if (!props.isLoggedIn) return { props };
  const { redirect } = context.query;
  const destination = (typeof redirect === 'string' && ownPath(redirect)) || '/vacancy/';
  return { redirect: { destination, permanent: false } };
};
