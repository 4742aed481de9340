import { type AxiosInstance, type InternalAxiosRequestConfig, isAxiosError } from 'axios';
import { CSRF_CONFIG, createHttp } from './create-http';
import { requestRelogin } from './session-expiry';

const isUnsafeMethod = (method = 'get') => !['get', 'head', 'options'].includes(method.toLowerCase());
const hasCsrfCookie = () => new RegExp(`(^|; )${CSRF_CONFIG.xsrfCookieName}=`).test(document.cookie);

/** Pages bring the cookie along; this is for one that was cleared meanwhile. Any answer of the API sets it. */
const ensureCsrfCookie = (http: AxiosInstance) => http.get('/categories/', { validateStatus: () => true });

/** Whoever logs in or out is not asked to log in first; linking a Google account goes by the login's path. */
const isSessionless = ({ url = '', data }: InternalAxiosRequestConfig): boolean =>
  /^\/(login|logout)\//.test(url) && !String(data).includes('"is_SNS_Integration":true');

/** The reference API gives a code, Django REST Framework only its sentence. */
const isCsrfError = (data: { code?: unknown; detail?: unknown } | undefined): boolean =>
  data?.code === 'csrf_failed' || String(data?.detail ?? '').startsWith('CSRF Failed');

/** Sends a request once more with what the browser holds now: axios reads the token from the cookie. */
function resend(http: AxiosInstance, request: InternalAxiosRequestConfig) {
  request.headers.delete(CSRF_CONFIG.xsrfHeaderName);
  return http.request(request);
}

/** 403 may mean many things; that nobody is logged in any more, only the API knows. */
async function hasSessionExpired(http: AxiosInstance): Promise<boolean> {
  const { status } = await http.get('/members/me/', { validateStatus: () => true });
  return status === 403;
}

/**
 * The browser's way to the API: finds a CSRF token before the first write, replaces one that has died, and when a
 * write is refused because the session has ended, sends it again once the person has logged in over the page.
 */
export function createBrowserHttp(): AxiosInstance {
  const http = createHttp();
  // A request sent again passes here itself: nobody is asked twice for one refusal.
  const promptedErrors = new WeakSet<Error>();
  http.interceptors.request.use(async (request) => {
    if (isUnsafeMethod(request.method) && !hasCsrfCookie()) await ensureCsrfCookie(http);
    return request;
  });
  // A token bound to a session that has ended is refused together with a fresh one: the second try carries it.
  http.interceptors.response.use(undefined, async (error) => {
    const request = isAxiosError(error) && isCsrfError(error.response?.data) && error.config;
    if (!request || request.headers['X-CSRF-Retry']) throw error;
    request.headers.set('X-CSRF-Retry', '1');
    return resend(http, request);
  });
  http.interceptors.response.use(undefined, async (error) => {
    const request = isAxiosError(error) && error.response?.status === 403 && error.config;
    if (!request || !isUnsafeMethod(request.method) || isSessionless(request)) throw error;
    if (promptedErrors.has(error)) throw error;
    promptedErrors.add(error);
    const hasExpired = await hasSessionExpired(http).catch(() => false);
    if (!hasExpired || !(await requestRelogin())) throw error;
    // The login made a new token, which may be refused once like any other.
    request.headers.delete('X-CSRF-Retry');
    return resend(http, request);
  });
  return http;
}
