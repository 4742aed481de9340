import mitt from 'next/dist/shared/lib/mitt';
import type { NextRouter } from 'next/router';

export interface Location {
  /** The route as Next names it: `/vacancy/[id]/entry`. */
  pathname: string;
  query: NextRouter['query'];
  asPath: string;
  /** The URL of the page when `asPath` shows another one (Next's `as`); undefined when they are equal. */
  url?: string;
}

/** Loads the page of a path as a browser does, and returns the location after all redirects. */
export type Visit = (path: string) => Promise<Location>;

type Url = Parameters<NextRouter['push']>[0];

const textOf = (url: Url): string => {
  if (typeof url === 'string') return url;
  const query = new URLSearchParams(url.query as Record<string, string> | undefined).toString();
  return (url.pathname ?? '') + (query && `?${query}`) + (url.hash ?? '');
};

const shallowQuery = (path: string) => Object.fromEntries(new URL(path, 'http://localhost').searchParams);

/** As in Next's router: for such an address it loads nothing, so the page keeps its props. */
function isHashChange(from: string, to: string): boolean {
  const [oldPath, oldHash] = from.split('#', 2);
  const [newPath, newHash] = to.split('#', 2);
  return oldPath === newPath && (Boolean(newHash) || oldHash !== newHash);
}

/** A Next router without an address bar. It emits the same events in the same order, and loads pages with `visit`. */
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
    { shallow = false, isReload = false }: { shallow?: boolean; isReload?: boolean },
    updateEntries: (location: Location) => void,
  ) => {
    const page = textOf(url);
    const path = as === undefined ? page : textOf(as);
    const { pathname, query, asPath } = entries[index] as Location;
    if (!isReload && isHashChange(asPath, path)) {
      events.emit('hashChangeStart', path, { shallow });
      updateEntries({ pathname, query, asPath: path });
      onChange(current());
      events.emit('hashChangeComplete', path, { shallow });
      return true;
    }
    events.emit('routeChangeStart', path, { shallow });
    const location = shallow ? { pathname, query: shallowQuery(page), asPath: page } : await visit(page);
    // After a redirect, the router shows the URL of the target.
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
    reload: () => {
      const { asPath } = entries[index] as Location;
      const reloaded = navigate(asPath, undefined, { isReload: true }, (location) => {
        entries[index] = location;
      });
      // What a page did to the body ends with its document.
      void reloaded.then(() => {
        document.body.hidden = false;
      });
    },
    prefetch: async () => undefined,
    beforePopState: () => undefined,
  } satisfies Partial<NextRouter>;

  return current();
}
