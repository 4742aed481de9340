import { isDataAddress, toPagePath } from '@/lib/page-cache/page-address';
import { apiTemplateOf } from './api-templates';

/** The part of Next's routes-manifest.json that is used: the pages of the build, and their addresses. */
export interface RoutesManifest {
  staticRoutes: { page: string; regex: string }[];
  dynamicRoutes: { page: string; regex: string }[];
}

export interface Route {
  /** The address without any value in it, such as `/vacancy/[id]`. */
  template: string;
  /** `api` for a call, `page` for a page and its data, `file` for a file of the build or of public/. */
  kind: 'api' | 'page' | 'file';
}

const API_PREFIX = '/api/v3/public';
const FILES = /^\/(_next\/static|_next\/image|_next|images|icons|fonts)(?:\/|$)/;
/** Longer addresses are not searched. */
const MAX_LENGTH = 1_000;
const OTHER: Route = { template: 'other', kind: 'file' };

const apiRoute = (path: string): Route => ({
  template: `${API_PREFIX}${apiTemplateOf(path) ?? '/other'}`,
  kind: 'api',
});

/**
 * Returns a function that finds the route of a request's address. It knows a bounded number of routes, so that nobody can
 * fill the memory of the metrics with addresses.
 * @param manifest null in development, where pages are built when they are opened
 */
export function createRouteFinder(manifest: RoutesManifest | null): (url: string | undefined) => Route {
  const pages = [...(manifest?.staticRoutes ?? []), ...(manifest?.dynamicRoutes ?? [])].map(
    ({ page, regex }) => ({ page, pattern: new RegExp(regex) }),
  );
  /** @param prefix of the template, for the data of a page */
  const pageRoute = (path: string, prefix = ''): Route => {
    const page = manifest ? pages.find(({ pattern }) => pattern.test(path))?.page : 'page';
    return page ? { template: `${prefix}${page}`, kind: 'page' } : OTHER;
  };
  return (url = '') => {
    const [path = ''] = url.split('?', 1);
    if (path.length > MAX_LENGTH || !path.startsWith('/')) return OTHER;
    if (path.startsWith(`${API_PREFIX}/`)) return apiRoute(path.slice(API_PREFIX.length));
    if (isDataAddress(path)) return pageRoute(toPagePath(path), '/_next/data');
    const folder = FILES.exec(path)?.[1];
    return folder ? { template: `/${folder}`, kind: 'file' } : pageRoute(path);
  };
}
