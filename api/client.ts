import {
  defaultShouldDehydrateQuery,
  MutationCache,
  onlineManager,
  type Query,
  QueryCache,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { MUTATION_RETRIES, QUERY_RETRIES, REFERENCE_RETENTION_MS, STALE_MS } from '@/lib/business-constants';
import { ApiCallError } from '@/lib/errors/api-call-error';

/** How a call has failed after all its retries. */
export interface FinalFailure {
  error: ApiCallError;
  /** True for a failed refetch of data that is on screen. It must not redirect to the error page (decision 0003). */
  isBackground: boolean;
  /** True for a query that has failed before and has never succeeded, such as one that polls. */
  isRepeated: boolean;
}

type Listener = (failure: FinalFailure) => void;
const listeners = new Set<Listener>();

/** Registers a listener for every failed call (spec §8). @returns a function that removes the listener */
export function onFinalFailure(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notifyListeners(error: unknown, isBackground: boolean, isRepeated = false) {
  if (!(error instanceof ApiCallError)) return;
  for (const listener of listeners) listener({ error, isBackground, isRepeated });
}

/**
 * Retries network errors and 5xx replies (decision 0004). A 4xx reply or a reply of an unexpected shape is
 * final, because a retry would return the same. Any other error is a defect of the code, which a retry would only repeat.
 */
const retry = (times: number) => (failures: number, thrown: unknown) => {
  if (!(thrown instanceof ApiCallError)) return false;
  // Without a connection, the user must see at once that nothing was sent.
  if (!onlineManager.isOnline()) return false;
  return failures < times && thrown.kind === 'unavailable';
};

/** Spec §9: reference data and columns. */
export const referenceCache = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: REFERENCE_RETENTION_MS,
} as const;

/** What a query is. */
interface QueryFacts extends Record<string, unknown> {
  /**
   * The page does not need the data (decision 0003): a failure does not redirect to the error page and does not change the
   * status of a server-rendered page. A write has it when its own failure has a place on the screen that the error page would
   * cover.
   */
  isOptional?: boolean;
  /** Only other queries read it. It is not dehydrated, and its failures are not published: the dependent queries do both. */
  isInternal?: boolean;
  /**
   * Its page is in the address of a page of the site. Django REST Framework answers 404 for a page past the end, which an old
   * link names, or an open list that has become shorter: such a page is empty.
   */
  isPaged?: boolean;
  /**
   * Its filters are in the address of a page of the site. django-filter answers 400 for a choice that does not exist, such as a
   * deleted category in an old link: no row has it, so the list is empty.
   */
  isFiltered?: boolean;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: QueryFacts;
    mutationMeta: Pick<QueryFacts, 'isOptional'> & Record<string, unknown>;
  }
}

const isInternal = ({ meta }: Pick<Query, 'meta'>) => meta?.isInternal === true;

/** The `meta` of an optional query or write. */
export const optional = { isOptional: true } as const;

/** Returns whether a query or a write has the `meta` {@link optional}. */
export const isOptional = ({ meta }: { meta?: Pick<QueryFacts, 'isOptional'> | undefined }): boolean =>
  meta?.isOptional === true;

/**
 * The client of one response. A query with a finite gcTime (spec §9: 24 h for columns and reference data) would start
 * a timer on the server, and the timer would keep this client and the whole request in memory long after the response
 * was sent (https://github.com/TanStack/query/issues/11320). React Query's default on the server is therefore Infinity,
 * but the options of a query override any default, so this client sets it for every query that it creates. The timer
 * is not needed, because the client is released together with its response.
 */
class ResponseQueryClient extends QueryClient {
  override defaultQueryOptions<FnData, TError, Data, QueryData, Key extends QueryKey, PageParam>(
    options: Parameters<
      typeof QueryClient.prototype.defaultQueryOptions<FnData, TError, Data, QueryData, Key, PageParam>
    >[0],
  ) {
    const defaulted = super.defaultQueryOptions<FnData, TError, Data, QueryData, Key, PageParam>(options);
    // Options that have been defaulted come again, and React Query returns them as they are.
    return defaulted === options ? defaulted : { ...defaulted, gcTime: Number.POSITIVE_INFINITY };
  }
}

/**
 * Creates a client with the cache settings of spec §9.
 * @param onServer true for a client that serves one response. It does not retry, because the visitor is waiting for
 * the page, and it is released with the response.
 */
export function createQueryClient({ onServer = false } = {}): QueryClient {
  const Client = onServer ? ResponseQueryClient : QueryClient;
  return new Client({
    queryCache: new QueryCache({
      onError: (thrown, query) => {
        if (isInternal(query)) return;
        const isBackground = query.state.data !== undefined || isOptional(query);
        notifyListeners(thrown, isBackground, query.state.errorUpdateCount > 1);
      },
    }),
    mutationCache: new MutationCache({
      onError: (thrown, _variables, _result, { meta }) => notifyListeners(thrown, isOptional({ meta })),
    }),
    defaultOptions: {
      dehydrate: {
        shouldDehydrateQuery: (query) => defaultShouldDehydrateQuery(query) && !isInternal(query),
      },
      queries: {
        retry: onServer ? false : retry(QUERY_RETRIES),
        staleTime: STALE_MS,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchOnMount: false,
      },
      // By default, a write pauses without a message until the browser is online again.
      mutations: { retry: retry(MUTATION_RETRIES), networkMode: 'always' },
    },
  });
}
