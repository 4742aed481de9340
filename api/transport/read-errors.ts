import { AxiosError, type AxiosInstance, type AxiosResponse } from 'axios';
import { isRecord, readFailedReply } from '@/lib/errors/error-body';
import { translateReply } from '@/lib/errors/translate-errors';
import { isReplyWithoutMember } from './missing-member';
import { firstPageOf, withoutRows } from './page-past-end';
import { EMPTY_LIST, isFilteredList } from './refused-filters';

/** Returns a reply without a member as the refusal that it means. @throws AxiosError unless the caller accepts refusals */
function asRefusal(reply: AxiosResponse): AxiosResponse {
  const { config } = reply;
  const response = { ...reply, status: 403, data: null };
  if (config.validateStatus?.(response.status)) return response;
  const error = new AxiosError('There is no member', undefined, config, undefined, response);
  throw Object.assign(error, { failure: readFailedReply(response) });
}

/** Translates the errors of every failed call. The original sentences stay in the browser's console for operators. */
export function translateErrors(http: AxiosInstance): void {
  http.interceptors.response.use(undefined, (error) => {
    const { config, response } = error;
    if (response) {
      const original = JSON.stringify(response.data);
      response.data = translateReply(response, { isLogin: config?.url === '/login/' });
      if (JSON.stringify(response.data) !== original)
        // biome-ignore lint/suspicious/noConsole: the only place where an operator finds what the API really said
        console.info(`${config?.method?.toUpperCase()} ${config?.url}: ${response.status} ${original}`);
    }
    throw error;
  });
}

/**
 * Adds to the error of each failed call the `failure` that `toApiFailure()` returns. The error is read here, because this
 * code is loaded together with axios, and pages that were rendered with their data need neither. A list whose filters the
 * API refuses is empty, and so is a page past its end; a 400 without JSON, such as that of Django for an unknown host, is an error.
 * @returns the same instance
 */
export function readErrors(http: AxiosInstance): AxiosInstance {
  const readSuccess = (reply: AxiosResponse) =>
    reply.status < 300 && isReplyWithoutMember(reply.config.url, reply.data) ? asRefusal(reply) : reply;
  http.interceptors.response.use(readSuccess, async (error) => {
    const { config, response } = error;
    if (config?.method === 'get' && isRecord(response?.data)) {
      if (response.status === 400 && isFilteredList(config.url, config.params))
        return { ...response, status: 200, data: EMPTY_LIST };
      const params = response.status === 404 && firstPageOf(config);
      if (params) {
        const first = await http.get(config.url, { params, signal: config.signal });
        return { ...first, data: withoutRows(first.data) };
      }
    }
    if (response) error.failure = readFailedReply(response);
    throw error;
  });
  return http;
}
