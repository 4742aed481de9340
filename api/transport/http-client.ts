import type { QueryClient } from '@tanstack/react-query';
import type { AxiosInstance } from 'axios';
import { lazyImport } from '@/lib/lazy-import';

const boundInstances = new WeakMap<QueryClient, AxiosInstance>();
let browserHttp: Promise<AxiosInstance> | undefined;

/** Gives a server-rendered request's QueryClient its own cookies; see `page-data.ts`. */
export const bindHttp = (client: QueryClient, http: AxiosInstance): void => {
  boundInstances.set(client, http);
};

/**
 * The instance that a query or mutation of this client talks through. In the browser axios comes with the first
 * call: a page that arrives with its data needs none to show itself.
 */
export async function getHttp(client: QueryClient): Promise<AxiosInstance> {
  const boundHttp = boundInstances.get(client);
  if (boundHttp) return boundHttp;
  browserHttp ??= lazyImport(() => import('./browser-http')).then((module) => module.createBrowserHttp());
  // A chunk that could not be fetched is asked for again by the next call.
  browserHttp.catch(() => {
    browserHttp = undefined;
  });
  return browserHttp;
}
