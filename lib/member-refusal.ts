import { valueAt } from '@/schemas/fields';
import { MEMBER } from '@/schemas/member-fields';
import { ApiCallError } from './errors/api-call-error';

/**
 * Returns whether a status of GET /members/me/ shows that there is no valid session (decision 0077): a redirect, or an
 * error of the request such as 403 or 401. An API that is unavailable (0, 5xx) or throttles the call shows nothing.
 */
export const isMemberRefused = (status: number): boolean => status >= 300 && status < 500 && status !== 429;

/** Returns whether the error of GET /members/me/ shows that there is no valid session. */
export const isSessionRefusal = (error: unknown): error is ApiCallError =>
  error instanceof ApiCallError && isMemberRefused(error.status);

/**
 * Returns whether a successful reply to GET /members/me/ says that nobody is logged in: it is empty, or its member is null. An
 * API may answer visitors like that instead of refusing the call. A page of HTML says nothing.
 */
export const isWithoutMember = (body: unknown): boolean => body === '' || valueAt(body, MEMBER) === null;
