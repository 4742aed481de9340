import { isObject } from '@/schemas/wire-values';
import { callError } from './call-error';
import { isSuccess, type ReadConfig, type ReadHttp, type Reply } from './calls';

/** The body of a list without rows. */
export const EMPTY_LIST = { count: 0, next: null, previous: null, results: [] };

/** Returns whether a list is asked for with filters. */
export const hasFilters = (params: URLSearchParams): boolean =>
  [...params.keys()].some((name) => name !== 'page' && !name.endsWith('_page_size'));

/** Returns the parameters of the first page of a list for a request of a later one. Null for any other request. */
export function firstPageOf(params: URLSearchParams): URLSearchParams | null {
  if (!(Number(params.get('page')) > 1)) return null;
  const first = new URLSearchParams(params);
  first.set('page', '1');
  return first;
}

/** Returns the body of the first page as that of a page without rows, which says how long the list is. */
export const withoutRows = (body: unknown): unknown =>
  isObject(body) ? { ...body, next: null, results: [] } : body;

/**
 * Returns what queries read with. What a refusal means depends on what the query is, as its `meta` says (api/client.ts). A 400
 * without JSON, such as that of Django for an unknown host, is an error of any query.
 * @param request returns a reply with any status
 */
export function createReadHttp(request: (path: string, config: ReadConfig) => Promise<Reply>): ReadHttp {
  const get = async (path: string, config: ReadConfig): Promise<{ data: unknown }> => {
    const reply = await request(path, config);
    const { status, data } = reply;
    if (isSuccess(reply)) return { data };
    const { params = new URLSearchParams(), meta } = config;
    if (status === 400 && meta?.isFiltered && isObject(data) && hasFilters(params))
      return { data: EMPTY_LIST };
    const firstPage = status === 404 && meta?.isPaged && isObject(data) && firstPageOf(params);
    if (!firstPage) throw callError(reply, { method: 'get', path });
    return { data: withoutRows((await get(path, { ...config, params: firstPage })).data) };
  };
  return { get };
}
