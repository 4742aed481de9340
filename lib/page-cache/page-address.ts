interface PageRoute {
  path: RegExp;
  /** The query parameters that change the page, as its screen and its loader read them. */
  parameters: readonly string[];
}

const id = '[1-9]\\d{0,8}';
const route = (path: string, parameters: readonly string[] = []): PageRoute => ({
  path: new RegExp(`^${path}/?$`),
  parameters,
});

/**
 * The pages that may be kept for anonymous visitors. Everything else is rendered for each request. A page is kept only
 * when its loader allows it too (shared-page.ts).
 */
const ROUTES: readonly PageRoute[] = [
  route('(?=/$)'),
  route('/vacancy', ['vacancy_page', 'days', 'status', 'search', 'categories', 'vacancy']),
  route(`/vacancy/${id}`),
  route(`/vacancy/${id}/checklist`),
  route('/seminar', ['seminar_page']),
  route(`/seminar/${id}`),
  route('/column'),
  route(`/column/${id}`),
  route(`/column/tag/${id}`, ['column_page']),
  route('/conference', ['session']),
  ...['/for-company', '/for-company/contact', '/terms', '/privacy', '/operator', '/information-modules'].map(
    (path) => route(path),
  ),
];

/** What Next requests when a visitor follows a link: the data of a page as JSON. */
const DATA = /^\/_next\/data\/[\w-]+(\/.+)\.json$/;
/** A longer address is rendered each time. No page of ours links to one. */
const MAX_LENGTH = 1_000;

/** Returns the path of the page whose data a path names, or any other path as it is. */
export const toPagePath = (pathname: string): string => {
  const data = DATA.exec(pathname)?.[1];
  return data === '/index' ? '/' : (data ?? pathname);
};

/**
 * Returns the normal form of the address of a page that may be kept, or null for any other address. Parameters that do
 * not change the page, such as those of campaigns, are omitted, so that all their visitors share one page. A token
 * makes an address personal.
 * @param url path and query, as in a request
 */
export function toPageAddress(url: string): string | null {
  if (url.length > MAX_LENGTH) return null;
  const [pathname = '', search = ''] = url.split(/\?(.*)/s);
  const page = toPagePath(pathname);
  const found = ROUTES.find(({ path }) => path.test(page));
  if (!found) return null;
  if (search === '') return pathname;
  const given = new URLSearchParams(search);
  if (given.has('token')) return null;
  const known = new URLSearchParams();
  for (const name of found.parameters)
    for (const value of new Set(given.getAll(name))) if (value !== '') known.append(name, value);
  return known.size > 0 ? `${pathname}?${known}` : pathname;
}

/** Returns whether an address is that of a page's data as JSON, which Next requests for a navigation in the browser. */
export const isDataAddress = (address: string): boolean => address.startsWith('/_next/data/');
