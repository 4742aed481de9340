import {
  defaultShouldDehydrateQuery,
  MutationCache,
  type Query,
  QueryCache,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { type ApiFailure, toApiFailure } from '@/lib/api-failure';
import { LazyImportError } from '@/lib/lazy-import';

/** A call that failed for good, after its retries. */
export interface HttpFailure extends ApiFailure {
  /** A refetch of data that is already on screen: nobody is thrown off the page for it (decision 0003). */
  isBackground: boolean;
}

type Listener = (failure: HttpFailure) => void;
const listeners = new Set<Listener>();

/** Hears of every failed call (spec §8). @returns the way to stop listening */
export function onHttpFailure(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notifyListeners(error: unknown, isBackground: boolean) {
  const failure = toApiFailure(error);
  if (failure) for (const listener of listeners) listener({ ...failure, isBackground });
}

const MINUTE = 60_000;

/**
 * Retries are for lost replies and server faults (decision 0004). A refusal is an answer, and so is a reply of another
 * shape than agreed: asking again cannot change it. Any other error is a defect, which a retry would only repeat.
 */
const retry = (times: number) => (failures: number, thrown: unknown) => {
  const failure = toApiFailure(thrown);
  // lib/lazy-import.ts has asked twice by then, and the person is to hear of it.
  if (failure === null || thrown instanceof LazyImportError) return false;
  return failures < times && (failure.status === 0 || failure.status >= 500);
};

/** A source is read by other queries alone: they go to the browser and tell of failures, it does neither. */
const isInternal = ({ meta }: Pick<Query, 'meta'>) => meta?.isInternal === true;

/** Part of a page that stands without it: what it could not fetch throws nobody off the page (decision 0048). */
export const optional = { isOptional: true } as const;
const isOptional = ({ meta }: Pick<Query, 'meta'>) => meta?.isOptional === true;

/**
 * The client of one response. A query with a finite gcTime (spec §9: 24 h for columns and reference data) would start
 * a timer here, and the timer would hold this client and the whole request until it fires, long after the response was
 * sent (https://github.com/TanStack/query/issues/11320). React Query's own default on the server is therefore Infinity,
 * but the options of a query override any default, so this client sets it for every query that it creates. Nothing
 * needs the timer: the client is dropped together with its response.
 */
class ResponseQueryClient extends QueryClient {
  override defaultQueryOptions<FnData, TError, Data, QueryData, Key extends QueryKey, PageParam>(
    options: Parameters<
      typeof QueryClient.prototype.defaultQueryOptions<FnData, TError, Data, QueryData, Key, PageParam>
    >[0],
  ) {
    const defaulted = super.defaultQueryOptions<FnData, TError, Data, QueryData, Key, PageParam>(options);
    return { ...defaulted, gcTime: Number.POSITIVE_INFINITY };
  }
}

/**
 * The default cache of spec §9.
 * @param onServer for a client that lives as long as one response: nothing is retried, since a person is waiting for
 * the page, and nothing of the client outlives the response
 */
export function createQueryClient({ onServer = false } = {}): QueryClient {
  const Client = onServer ? ResponseQueryClient : QueryClient;
  return new Client({
    queryCache: new QueryCache({
      onError: (thrown, query) => {
        if (!isInternal(query)) notifyListeners(thrown, query.state.data !== undefined || isOptional(query));
      },
    }),
    mutationCache: new MutationCache({ onError: (thrown) => notifyListeners(thrown, false) }),
    defaultOptions: {
      dehydrate: {
        shouldDehydrateQuery: (query) => defaultShouldDehydrateQuery(query) && !isInternal(query),
      },
      queries: {
        retry: onServer ? false : retry(3),
        staleTime: 5 * MINUTE,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchOnMount: false,
      },
      mutations: { retry: retry(2) },
    },
  });
}
