import type { AxiosInstance } from 'axios';
import { isRecord, readFailedReply } from '@/lib/error-body';
import { EMPTY_LIST, isFilteredList } from './refused-filters';

/**
 * Adds to the error of each failed call the `failure` that `toApiFailure()` returns. The error is read here, because this
 * code is loaded together with axios, and pages that were rendered with their data need neither. A list whose filters the
 * API refuses is empty; a 400 without JSON, such as that of Django for an unknown host, is an error.
 * @returns the same instance
 */
export function readErrors(http: AxiosInstance): AxiosInstance {
  http.interceptors.response.use(undefined, (error) => {
    const { config, response } = error;
    if (response?.status === 400 && config.method === 'get' && isRecord(response.data)) {
      if (isFilteredList(config.url, config.params)) return { ...response, status: 200, data: EMPTY_LIST };
    }
    if (response) error.failure = readFailedReply(response);
    throw error;
  });
  return http;
}
