import type { AxiosInstance } from 'axios';
import { readFailedResponse } from '@/lib/error-body';

/**
 * Adds to the error of each failed call the `failure` that `toApiFailure()` returns. The error is read here, because this
 * code is loaded together with axios, and pages that were rendered with their data need neither.
 * @returns the same instance
 */
export function readErrors(http: AxiosInstance): AxiosInstance {
  http.interceptors.response.use(undefined, (error) => {
    if (error.response) error.failure = readFailedResponse(error.response);
    throw error;
  });
  return http;
}
