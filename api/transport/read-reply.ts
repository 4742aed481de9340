import { isObject } from '@/schemas/wire-values';
import { callError } from './call-error';
import { isSuccess, type ReadConfig, type ReadHttp, type Reply } from './calls';
import { EMPTY_LIST, firstPageOf, hasFilters, withoutRows } from './list-replies';

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
