import mitt from 'next/dist/shared/lib/mitt';
import type { NextRouter } from 'next/router';

export interface Location {
  /** The route's file, as Next names it: `/vacancy/[id]/entry`. */
  pathname: string;
  query: NextRouter['query'];
  asPath: string;
  /** The page behind an address that is another's (Next's `as`); {@link asPath} where there is none. */
  url?: string;
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

  const navigate = async (
    url: Url,
    as: Url | undefined,
    { shallow = false }: { shallow?: boolean },
    updateEntries: (location: Location) => void,
  ) => {
    const page = textOf(url);
    const path = as === undefined ? page : textOf(as);
    events.emit('routeChangeStart', path, { shallow });
    const { pathname } = entries[index] as Location;
    const location = shallow ? { pathname, query: shallowQuery(page), asPath: page } : await visit(page);
    // Redirected: the address is that of where it ended.
    updateEntries(location.asPath === page ? { ...location, asPath: path, url: page } : location);
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
    push: (url, as, options = {}) =>
      navigate(url, as, options, (location) => {
        entries.splice(index + 1, Number.POSITIVE_INFINITY, location);
        index += 1;
      }),
    replace: (url, as, options = {}) =>
      navigate(url, as, options, (location) => {
        entries[index] = location;
      }),
    back: () => {
      const target = entries[index - 1];
      if (!target) return;
      void navigate(target.url ?? target.asPath, target.asPath, {}, (location) => {
        index -= 1;
        entries[index] = location;
      });
    },
    forward: () => undefined,
    reload: () => void navigate((entries[index] as Location).asPath, undefined, {}, () => undefined),
    prefetch: async () => undefined,
    beforePopState: () => undefined,
  } satisfies Partial<NextRouter>;

  return current();
}
