import { type AxiosInstance, isAxiosError } from 'axios';
import { CSRF, createHttp } from './create-http';

const isUnsafe = (method = 'get') => !['get', 'head', 'options'].includes(method.toLowerCase());
const hasCsrfCookie = () => new RegExp(`(^|; )${CSRF.xsrfCookieName}=`).test(document.cookie);

/** Pages bring the cookie along; this is for one that was cleared meanwhile. Any answer of the API sets it. */
const fetchCsrfCookie = (http: AxiosInstance) => http.get('/categories/', { validateStatus: () => true });

/** The browser's way to the API: finds a CSRF token before the first write, and replaces one that has died. */
export function createBrowserHttp(): AxiosInstance {
  const http = createHttp();
  http.interceptors.request.use(async (request) => {
    if (isUnsafe(request.method) && !hasCsrfCookie()) await fetchCsrfCookie(http);
    return request;
  });
  // A token bound to a session that has ended is refused together with a fresh one: the second try carries it.
  http.interceptors.response.use(undefined, async (thrown) => {
    const retriable = isAxiosError(thrown) && thrown.response?.data?.code === 'csrf_failed' && thrown.config;
    if (!retriable || retriable.headers['X-CSRF-Retry']) throw thrown;
    retriable.headers.set('X-CSRF-Retry', '1');
    retriable.headers.delete(CSRF.xsrfHeaderName);
    return http.request(retriable);
  });
  return http;
}
