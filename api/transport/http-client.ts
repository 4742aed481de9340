import type { QueryClient } from '@tanstack/react-query';
import type { AxiosInstance } from 'axios';
import { lazyImport } from '@/lib/lazy-import';

const boundInstances = new WeakMap<QueryClient, AxiosInstance>();
let browserHttp: Promise<AxiosInstance> | undefined;

/** Binds an axios instance, which has the visitor's cookies, to the QueryClient of a server-rendered page. */
export const bindHttp = (client: QueryClient, http: AxiosInstance): void => {
  boundInstances.set(client, http);
};

/**
 * Returns the axios instance for queries and mutations of this client. The browser loads axios with the first call,
 * because a page that was rendered with its data does not need it.
 */
export async function getHttp(client: QueryClient): Promise<AxiosInstance> {
  const boundHttp = boundInstances.get(client);
  if (boundHttp) return boundHttp;
  browserHttp ??= lazyImport(() => import('./browser-http')).then((module) => module.createBrowserHttp());
  // When the chunk cannot be loaded, the next call tries again.
  browserHttp.catch(() => {
    browserHttp = undefined;
  });
  return browserHttp;
}
