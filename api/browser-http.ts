import { type AxiosInstance, type InternalAxiosRequestConfig, isAxiosError } from 'axios';
import { CSRF, createHttp } from './create-http';
import { askForLogin } from './session-end';

const isUnsafe = (method = 'get') => !['get', 'head', 'options'].includes(method.toLowerCase());
const hasCsrfCookie = () => new RegExp(`(^|; )${CSRF.xsrfCookieName}=`).test(document.cookie);

/** Pages bring the cookie along; this is for one that was cleared meanwhile. Any answer of the API sets it. */
const fetchCsrfCookie = (http: AxiosInstance) => http.get('/categories/', { validateStatus: () => true });

/** Whoever logs in or out is not asked to log in first; linking a Google account goes by the login's path. */
const needsNoSession = ({ url = '', data }: InternalAxiosRequestConfig): boolean =>
  /^\/(login|logout)\//.test(url) && !String(data).includes('"is_SNS_Integration":true');

/** The reference API gives a code, Django REST Framework only its sentence. */
const isCsrfFailure = (data: { code?: unknown; detail?: unknown } | undefined): boolean =>
  data?.code === 'csrf_failed' || String(data?.detail ?? '').startsWith('CSRF Failed');

/** Sends a request once more with what the browser holds now: axios reads the token from the cookie. */
function resend(http: AxiosInstance, request: InternalAxiosRequestConfig) {
  request.headers.delete(CSRF.xsrfHeaderName);
  return http.request(request);
}

/** 403 may mean many things; that nobody is logged in any more, only the API knows. */
async function hasSessionEnded(http: AxiosInstance): Promise<boolean> {
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
  const asked = new WeakSet<Error>();
  http.interceptors.request.use(async (request) => {
    if (isUnsafe(request.method) && !hasCsrfCookie()) await fetchCsrfCookie(http);
    return request;
  });
  // A token bound to a session that has ended is refused together with a fresh one: the second try carries it.
  http.interceptors.response.use(undefined, async (thrown) => {
    const request = isAxiosError(thrown) && isCsrfFailure(thrown.response?.data) && thrown.config;
    if (!request || request.headers['X-CSRF-Retry']) throw thrown;
    request.headers.set('X-CSRF-Retry', '1');
    return resend(http, request);
  });
  http.interceptors.response.use(undefined, async (thrown) => {
    const request = isAxiosError(thrown) && thrown.response?.status === 403 && thrown.config;
    if (!request || !isUnsafe(request.method) || needsNoSession(request)) throw thrown;
    if (asked.has(thrown)) throw thrown;
    asked.add(thrown);
    const ended = await hasSessionEnded(http).catch(() => false);
    if (!ended || !(await askForLogin())) throw thrown;
    // The login made a new token, which may be refused once like any other.
    request.headers.delete('X-CSRF-Retry');
    return resend(http, request);
  });
  return http;
}
