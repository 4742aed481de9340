const BASE = 'http://localhost:3000/api/v3/public';

type HeaderMap = Record<string, string>;

/** What a browser does: keeps cookies, and has our scripts send the CSRF token along. */
export interface Agent {
  cookies: Map<string, string>;
  get(path: string, headers?: HeaderMap): Promise<Response>;
  post(path: string, body?: unknown, headers?: HeaderMap): Promise<Response>;
  patch(path: string, body?: unknown, headers?: HeaderMap): Promise<Response>;
  /** Exactly this request, with cookies and nothing else added. */
  send(
    method: string,
    path: string,
    init?: { body?: string | FormData; headers?: HeaderMap },
  ): Promise<Response>;
}

/** Reads what a test wants to look into; the shape is the schema's business elsewhere. */
// biome-ignore lint/suspicious/noExplicitAny: answers of many shapes, each looked at in the same line
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
 * A browser on the given API. Paths are below /api/v3/public, unless they start with /dev.
 * @param check looks at each answer before the test does, and throws when something is wrong with it
 */
export function createAgent(fetch: (request: Request) => Response | Promise<Response>, check?: Check): Agent {
  const cookies = new Map<string, string>();

  const send: Agent['send'] = async (method, path, { body, headers = {} } = {}) => {
    const url = path.startsWith('/dev') ? new URL(path, BASE).href : BASE + path;
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
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
  };
}
