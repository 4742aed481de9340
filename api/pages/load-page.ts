import {
  type DehydratedState,
  dehydrate,
  type FetchQueryOptions,
  type QueryClient,
} from '@tanstack/react-query';
import type { GetServerSideProps, GetServerSidePropsContext } from 'next';
import { createQueryClient } from '@/api/client';
import { memberQueries } from '@/api/members';
import { bindHttp } from '@/api/transport/http-client';
import { createVisitorHttp } from '@/api/transport/visitor-http';
import { toApiFailure } from '@/lib/api-failure';
import { toSameOriginPath } from '@/lib/same-origin-path';

/** What every page hands to `_app` (spec §6: login status comes from page props). */
export interface PageProps {
  isLoggedIn: boolean;
  /** The page's own data could not be fetched: it says so, and the browser keeps trying. */
  isApiUnavailable: boolean;
  dehydratedState: DehydratedState;
}

// biome-ignore lint/suspicious/noExplicitAny: a list of queries of different data has no narrower type
type AnyQuery = FetchQueryOptions<any, any, any, any>;

interface PageQueries {
  /** Fetched for everybody. */
  queries?: AnyQuery[];
  /** Fetched for everybody too, but the page stands without them: where they fail it is neither 404 nor 503. */
  optionalQueries?: AnyQuery[];
  /** Fetched only when logged in (spec §6). */
  memberQueries?: AnyQuery[];
}

interface LoadedPage {
  props: PageProps;
  /** Whether the API says that one of `queries` does not exist. */
  isNotFound: boolean;
  /** Holds what was fetched, for a page that derives more props from it. */
  client: QueryClient;
}

/** A client of this request alone, which is released with its response. */
function createRequestClient({ req, res }: GetServerSidePropsContext): QueryClient {
  const client = createQueryClient({ onServer: true });
  bindHttp(client, createVisitorHttp({ req, res }));
  // Aborts the calls of a visitor who left early, which would hold the client until the API has answered them.
  res.once('close', () => client.clear());
  return client;
}

const getState = (client: QueryClient, query: AnyQuery) => client.getQueryState(query.queryKey);

/** No answer, or a server fault: it may work in a moment. */
function isUnavailable(error: unknown): boolean {
  const failure = toApiFailure(error);
  return failure !== null && (failure.status === 0 || failure.status >= 500);
}

/**
 * Fetches a page's data in one go, the member beside it. A failed query is left to the browser, which tries
 * again and shows what is wrong: a page always answers.
 */
export async function loadPage(
  context: GetServerSidePropsContext,
  { queries = [], optionalQueries = [], memberQueries: memberQueryList = [] }: PageQueries = {},
): Promise<LoadedPage> {
  const client = createRequestClient(context);
  const hasSession = Boolean(context.req.cookies.sessionid);
  const me = memberQueries.me();
  // Asking who it is also brings a first-time visitor the CSRF cookie that their first form will need.
  const requestedQueries = [
    ...queries,
    ...optionalQueries,
    ...(hasSession || !context.req.cookies.csrftoken ? [me] : []),
    ...(hasSession ? memberQueryList : []),
  ];
  await Promise.all(requestedQueries.map((query) => client.prefetchQuery(query)));

  // A session that the API does not know is none; an API that is away proves nothing.
  const isLoggedIn = hasSession && toApiFailure(getState(client, me)?.error)?.status !== 403;
  const isNotFound = queries.some((query) => toApiFailure(getState(client, query)?.error)?.status === 404);
  context.res.setHeader('Cache-Control', isLoggedIn ? 'private, no-store' : 'private, no-cache');
  const isApiUnavailable = queries.some((query) => isUnavailable(getState(client, query)?.error));
  if (isNotFound) context.res.statusCode = 404;
  else if (isApiUnavailable) context.res.statusCode = 503;
  return { props: { isLoggedIn, isApiUnavailable, dehydratedState: dehydrate(client) }, isNotFound, client };
}

/** The address as it was asked for: Next's `resolvedUrl` has lost the slash at its end. */
const getRequestPath = ({ req, resolvedUrl }: GetServerSidePropsContext) =>
  req.url && !req.url.startsWith('/_next/') ? req.url : resolvedUrl;

/** Where an anonymous visitor of a member's page goes; the login page keeps the target (spec §2). */
const redirectToLogin = (context: GetServerSidePropsContext) => ({
  redirect: {
    destination: `/auth/login/?redirect=${encodeURIComponent(getRequestPath(context))}`,
    permanent: false,
  },
});

/** {@link loadPage} for members only: anyone else is led to the login page. */
export async function loadMemberPage(context: GetServerSidePropsContext, queries: PageQueries = {}) {
  const page = await loadPage(context, queries);
  return page.props.isLoggedIn ? page : redirectToLogin(context);
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
  const destination = (typeof redirect === 'string' && toSameOriginPath(redirect)) || '/vacancy/';
  return { redirect: { destination, permanent: false } };
};
