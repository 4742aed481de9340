import {
  AxiosError,
  type AxiosInstance,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
  isAxiosError,
} from 'axios';
import { REFUSED_IN_SUCCESS } from '@/lib/errors/api-failure';
import { createBlockedCookiesError, createMemberMismatchError } from '@/lib/errors/refusals';
import { isMemberRefused } from '@/lib/member-refusal';
import { googleLoginRequest } from '@/schemas/account-fields';
import { valueAt } from '@/schemas/fields';
import { meReply } from '@/schemas/member-fields';
import { CSRF_CONFIG, createHttp } from './create-http';
import { hasMemberChanged } from './member-check';
import { readErrors, translateErrors } from './read-errors';
import { loginAfter } from './session-expiry';
import { sendWritesOnce } from './single-flight';
import { parseJson, writeOutcome } from './write-outcome';

const isUnsafeMethod = (method = 'get') => !['get', 'head', 'options'].includes(method.toLowerCase());
const hasCsrfCookie = () => new RegExp(`(^|; )${CSRF_CONFIG.xsrfCookieName}=`).test(document.cookie);

/**
 * Gets the CSRF cookie before the first write, because pages do not set it. Every reply of the reference API sets it; an
 * existing API may set it only with the current member.
 */
async function ensureCsrfCookie(http: AxiosInstance): Promise<void> {
  for (const path of ['/categories/', '/members/me/']) {
    if (hasCsrfCookie()) return;
    await http.get(path, { validateStatus: () => true });
  }
}

/**
 * A login needs no session, so a 403 from it never prompts for one. Linking a Google account uses the same path but
 * needs a session.
 */
const isLogin = ({ url = '', data }: InternalAxiosRequestConfig): boolean =>
  url.startsWith('/login/') && valueAt(parseJson(data), googleLoginRequest.is_SNS_Integration.at) !== true;

/**
 * The reference API answers with a code, Django REST Framework with a sentence, and Django itself with a page of HTML.
 * Only CSRF stays the same in every language.
 */
const isCsrfError = ({ status, data }: Pick<AxiosResponse, 'status' | 'data'>): boolean =>
  status === 403 && /csrf/i.test(JSON.stringify(data));

/**
 * Django REST Framework answers 401 when its first authentication class has a challenge, and 403 otherwise. Views and
 * middleware of Django itself redirect to a login page, whose address the proxy removes.
 */
const isRefused = (status = 0): boolean =>
  status === 403 || status === 401 || (status >= 300 && status < 400);

/** A text that is longer is no sentence for people. */
const MAX_SENTENCE_LENGTH = 200;

/**
 * Makes a write with a status of success fail unless its body says that it has succeeded. A page has hidden the write from
 * the API.
 */
function rejectFailedWrites(response: AxiosResponse): AxiosResponse {
  const { config, request, data } = response;
  if (!isUnsafeMethod(config.method)) return response;
  const outcome = writeOutcome(String(data ?? ''), parseJson(config.data));
  const failWith = (message: string, code: string, status: number, body: unknown) =>
    new AxiosError(message, code, config, request, { ...response, status, data: body });
  switch (outcome.kind) {
    case 'done':
      return { ...response, data: outcome.body };
    case 'refused':
      throw failWith('The reply says that the write has failed.', REFUSED_IN_SUCCESS, 400, outcome.body);
    case 'page':
      throw failWith('A page came instead of a reply.', AxiosError.ERR_BAD_RESPONSE, 502, data);
    case 'unreadable': {
      const detail = outcome.text.length <= MAX_SENTENCE_LENGTH ? outcome.text : undefined;
      throw failWith('The reply is no JSON.', AxiosError.ERR_BAD_RESPONSE, response.status, { detail });
    }
  }
}

/** Sends a request again with the current cookies. axios reads the CSRF token from its cookie. */
function resend(http: AxiosInstance, request: InternalAxiosRequestConfig) {
  request.headers.delete(CSRF_CONFIG.xsrfHeaderName);
  return http.request(request);
}

/**
 * A 403 or 401 has several causes. Only GET /members/me/ shows whether the session has expired: it is refused, or names
 * no member (decision 0077). An API that is unavailable or throttles the call, and a page of HTML, show nothing.
 */
async function hasSessionExpired(http: AxiosInstance): Promise<boolean> {
  const { status, data } = await http.get('/members/me/', { validateStatus: () => true });
  if (status >= 300) return isMemberRefused(status);
  if (typeof data === 'string' && data !== '') return false;
  try {
    meReply(data, new Set());
    return false;
  } catch {
    return true;
  }
}

/**
 * Creates the browser's axios instance. It gets a CSRF token before the first write and replaces an invalid one. A
 * write that is repeated meanwhile is sent only once, and none is sent when another member has logged in in another
 * tab. When a write is rejected because the session has expired, it prompts for a login and then sends the write again; a
 * logout has succeeded then.
 */
export function createBrowserHttp(): AxiosInstance {
  const http = createHttp();
  sendWritesOnce(http, isUnsafeMethod);
  // A resent request passes through this interceptor again. The set prevents a second prompt for the same error.
  const promptedErrors = new WeakSet<Error>();
  http.interceptors.request.use(async (request) => {
    if (!isUnsafeMethod(request.method)) return request;
    // A text and JSON with a text would otherwise look the same.
    request.responseType = 'text';
    await ensureCsrfCookie(http);
    // A login and a logout apply to any member who is logged in.
    const isForAnyone = isLogin(request) || request.url === '/logout/';
    if (!isForAnyone && (await hasMemberChanged())) throw createMemberMismatchError();
    return request;
  });
  http.interceptors.response.use(rejectFailedWrites, (error) => {
    const { response } = error;
    const body = typeof response?.data === 'string' ? parseJson(response.data) : undefined;
    // Also null, which says that the call itself is missing.
    if (body !== undefined) response.data = body;
    throw error;
  });
  // When the CSRF token belongs to an expired session, the 403 reply sets a new cookie. The retry sends that token.
  http.interceptors.response.use(undefined, async (error) => {
    const { response } = error;
    const request = isAxiosError(error) && response && isCsrfError(response) && error.config;
    if (request && !navigator.cookieEnabled) throw createBlockedCookiesError();
    if (!request || request.headers['X-CSRF-Retry']) throw error;
    request.headers.set('X-CSRF-Retry', '1');
    return resend(http, request);
  });
  http.interceptors.response.use(undefined, async (error) => {
    const request = isAxiosError(error) && isRefused(error.response?.status) && error.config;
    if (!request || !isUnsafeMethod(request.method) || isLogin(request)) throw error;
    if (promptedErrors.has(error)) throw error;
    promptedErrors.add(error);
    const hasExpired = await hasSessionExpired(http).catch(() => false);
    // Without a session there is nothing left to end.
    if (hasExpired && request.url === '/logout/') return error.response;
    if (!hasExpired) throw error;
    await loginAfter(error);
    // The login has set a new token, so one more CSRF retry is allowed.
    request.headers.delete('X-CSRF-Retry');
    return resend(http, request);
  });
  // The interceptors above recognize the causes of a 403 by the words of the API.
  translateErrors(http);
  return readErrors(http);
}
