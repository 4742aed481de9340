import { cookieHeader } from './browser-cookies';

const BASE = 'http://localhost:3000/api/v3/public';

type HeaderMap = Record<string, string>;

/** A test client that behaves like a browser: it stores cookies and sends the CSRF token as the site's scripts do. */
export interface Agent {
  cookies: Map<string, string>;
  get(path: string, headers?: HeaderMap): Promise<Response>;
  post(path: string, body?: unknown, headers?: HeaderMap): Promise<Response>;
  patch(path: string, body?: unknown, headers?: HeaderMap): Promise<Response>;
  delete(path: string): Promise<Response>;
  /** Sends exactly this request. Only the cookies are added. */
  send(
    method: string,
    path: string,
    init?: { body?: string | FormData | Uint8Array<ArrayBuffer>; headers?: HeaderMap },
  ): Promise<Response>;
}

/** Parses a response for assertions. Other tests check its shape against the schema. */
// biome-ignore lint/suspicious/noExplicitAny: responses of many shapes, each read in the same line
export const jsonOf = async (response: Response): Promise<any> => response.json();

function storeCookies(cookies: Map<string, string>, response: Response): void {
  for (const line of response.headers.getSetCookie()) {
    const [pair = ''] = line.split(';');
    const at = pair.indexOf('=');
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
    if (/max-age=0/i.test(line)) cookies.delete(name);
    else cookies.set(name, value);
  }
}

type Check = (method: string, url: string, response: Response) => Promise<void>;

/**
 * Returns a browser for the given API. Paths are relative to /api/v3/public, unless they start with /dev.
 * @param check runs on each response before the test reads it, and throws when the response is invalid
 */
export function createAgent(fetch: (request: Request) => Response | Promise<Response>, check?: Check): Agent {
  const cookies = new Map<string, string>();

  const send: Agent['send'] = async (method, path, { body, headers = {} } = {}) => {
    const url = path.startsWith('/dev') ? new URL(path, BASE).href : BASE + path;
    const cookie = cookieHeader(cookies);
    const response = await fetch(
      new Request(url, {
        method,
        headers: { ...(cookie ? { cookie } : {}), ...headers },
        ...(body === undefined ? {} : { body }),
      }),
    );
    storeCookies(cookies, response);
    await check?.(method, url, response);
    return response;
  };

  const sendWithToken =
    (method: string) =>
    async (path: string, body?: unknown, headers: HeaderMap = {}) => {
      if (!cookies.has('csrftoken')) await send('GET', '/members/me/');
      const token = cookies.get('csrftoken') ?? '';
      const sent = {
        'x-csrftoken': token,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      };
      return send(method, path, {
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        headers: { ...sent, ...headers },
      });
    };

  return {
    cookies,
    send,
    get: (path, headers = {}) => send('GET', path, { headers }),
    post: sendWithToken('POST'),
    patch: sendWithToken('PATCH'),
    delete: sendWithToken('DELETE'),
  };
}
