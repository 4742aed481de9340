import { QueryClientProvider } from '@tanstack/react-query';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { ReactNode } from 'react';
import { createQueryClient } from '@/api/client';
import { storeCookies } from './browser-cookies';
import { createMemoryRouter } from './memory-router';

/**
 * Returns what a hook needs to run outside of a page: the cache, and a router that only records where it was sent.
 * @param asPath the page on which the hook runs
 */
export function createHookEnvironment(asPath = '/seminar/') {
  // Without the cookie, the first write would fetch one.
  storeCookies(new Map(), ['csrftoken=x']);
  const client = createQueryClient();
  const location = { pathname: '/seminar', query: {}, asPath };
  const visited: string[] = [];
  const visit = async (path: string) => {
    visited.push(path);
    return { ...location, asPath: path };
  };
  const router = createMemoryRouter(location, visit, () => undefined);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RouterContext value={router}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </RouterContext>
  );
  return { client, visited, wrapper };
}
