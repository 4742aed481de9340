import mitt from 'next/dist/shared/lib/mitt';
import type { NextRouter } from 'next/router';

export interface Location {
  /** The route's file, as Next names it: `/vacancy/[id]/entry`. */
  pathname: string;
  query: NextRouter['query'];
  asPath: string;
}

/** Loads the page of a path as a browser would come to it; gives where that ended, redirects followed. */
export type Visit = (path: string) => Promise<Location>;

type Url = Parameters<NextRouter['push']>[0];

const textOf = (url: Url): string => {
  if (typeof url === 'string') return url;
  const query = new URLSearchParams(url.query as Record<string, string> | undefined).toString();
  return (url.pathname ?? '') + (query && `?${query}`) + (url.hash ?? '');
};

const shallowQuery = (path: string) => Object.fromEntries(new URL(path, 'http://localhost').searchParams);

/** Next's router without a browser's address bar: same events, same order, pages through `visit`. */
export function createMemoryRouter(start: Location, visit: Visit, onChange: (router: NextRouter) => void) {
  const events = mitt();
  const entries: Location[] = [start];
  let index = 0;

  const current = (): NextRouter => {
    const { pathname, query, asPath } = entries[index] as Location;
    return { ...methods, route: pathname, pathname, query, asPath };
  };

  const go = async (
    url: Url,
    { shallow = false }: { shallow?: boolean },
    place: (location: Location) => void,
  ) => {
    const path = textOf(url);
    events.emit('routeChangeStart', path, { shallow });
    const { pathname } = entries[index] as Location;
    place(shallow ? { pathname, query: shallowQuery(path), asPath: path } : await visit(path));
    onChange(current());
    events.emit('routeChangeComplete', path, { shallow });
    return true;
  };

  const methods = {
    basePath: '',
    isLocaleDomain: false,
    isFallback: false,
    isReady: true,
    isPreview: false,
    events,
    push: (url, _as, options = {}) =>
      go(url, options, (location) => {
        entries.splice(index + 1, Number.POSITIVE_INFINITY, location);
        index += 1;
      }),
    replace: (url, _as, options = {}) =>
      go(url, options, (location) => {
        entries[index] = location;
      }),
    back: () => {
      const target = entries[index - 1];
      if (!target) return;
      void go(target.asPath, {}, (location) => {
        index -= 1;
        entries[index] = location;
      });
    },
    forward: () => undefined,
    reload: () => void go((entries[index] as Location).asPath, {}, () => undefined),
    prefetch: async () => undefined,
    beforePopState: () => undefined,
  } satisfies Partial<NextRouter>;

  return current();
}
