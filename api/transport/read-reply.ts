import { ApiCallError } from '@/lib/errors/api-call-error';
import { isObject } from '@/schemas/wire-values';
import { callError } from './call-error';
import { isSuccess, type ReadConfig, type ReadHttp, type Reply } from './http-client';
import { isReplyWithoutMember } from './missing-member';
import { firstPageOf, withoutRows } from './page-past-end';
import { EMPTY_LIST, isFilteredList } from './refused-filters';

/**
 * Returns what queries read with. A list whose filters the API refuses is empty, and so is a page past its end; a 400 without
 * JSON, such as that of Django for an unknown host, is an error.
 * @param request returns a reply with any status
 */
export function createReadHttp(request: (path: string, config: ReadConfig) => Promise<Reply>): ReadHttp {
  const get = async (path: string, config: ReadConfig): Promise<{ data: unknown }> => {
    const reply = await request(path, config);
    const { status, data } = reply;
    if (isSuccess(reply)) {
      if (isReplyWithoutMember(path, data)) throw new ApiCallError('session ended', { status: 403 });
      return { data };
    }
    if (status === 400 && isObject(data) && isFilteredList(path, config.params)) return { data: EMPTY_LIST };
    const firstPage = status === 404 && isObject(data) && firstPageOf(path, config.params);
    if (!firstPage) throw callError(reply, { method: 'get', path });
    return { data: withoutRows((await get(path, { ...config, params: firstPage })).data) };
  };
  return { get };
}
