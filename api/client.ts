import {
  defaultShouldDehydrateQuery,
  MutationCache,
  type Query,
  QueryCache,
  QueryClient,
} from '@tanstack/react-query';
import { LazyImportError } from '@/lib/lazy-import';
import { type ApiFailure, toFailure } from '@/schemas/failures';

/** A call that failed for good, after its retries. */
export interface HttpFailure extends ApiFailure {
  /** A refetch of data that is already on screen: nobody is thrown off the page for it (decision 0003). */
  background: boolean;
}

type Listener = (failure: HttpFailure) => void;
const listeners = new Set<Listener>();

/** Hears of every failed call (spec §8). @returns the way to stop listening */
export function onHttpFailure(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function publish(thrown: unknown, background: boolean) {
  const failure = toFailure(thrown);
  if (failure) for (const listener of listeners) listener({ ...failure, background });
}

const MINUTE = 60_000;

/** A refusal is an answer: asking again cannot change it. Retries are for lost replies and server faults (decision 0004). */
const retry = (times: number) => (failures: number, thrown: unknown) => {
  // lib/lazy-import.ts has asked twice by then, and the person is to hear of it.
  if (thrown instanceof LazyImportError) return false;
  const status = toFailure(thrown)?.status ?? 0;
  return failures < times && (status === 0 || status >= 500);
};

/** A source is read by other queries alone: they go to the browser and tell of failures, it does neither. */
const isSource = ({ meta }: Pick<Query, 'meta'>) => meta?.isSource === true;

/** Part of a page that stands without it: what it could not fetch throws nobody off the page (decision 0048). */
export const EXTRA = { isExtra: true } as const;
const isExtra = ({ meta }: Pick<Query, 'meta'>) => meta?.isExtra === true;

/** The default cache of spec §9. On the server nothing is retried: a person is waiting for the page. */
export function createQueryClient({ onServer = false } = {}): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (thrown, query) => {
        if (!isSource(query)) publish(thrown, query.state.data !== undefined || isExtra(query));
      },
    }),
    mutationCache: new MutationCache({ onError: (thrown) => publish(thrown, false) }),
    defaultOptions: {
      dehydrate: { shouldDehydrateQuery: (query) => defaultShouldDehydrateQuery(query) && !isSource(query) },
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
