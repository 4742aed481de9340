import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import axios, {
  type AxiosAdapter,
  AxiosError,
  AxiosHeaders,
  type AxiosInstance,
  type InternalAxiosRequestConfig,
} from 'axios';
import { hasSessionCookie } from '@/config/session-cookie';
import { API_URL, apiFetch, readShared } from '@/gateway/api-fetch';
import { MAX_REPLY_BYTES } from '@/gateway/exchange';
import type { SharedResponse } from '@/gateway/shared-response';
import { readLimited } from '@/lib/read-limited';
import { untilAborted } from '@/lib/until-aborted';
import { createHttp } from './create-http';
import { readErrors } from './read-errors';

/** The request of the page, and the response that passes the API's cookies on to the browser. */
export interface Visit {
  req: IncomingMessage;
  res: ServerResponse;
}

const headersOf = (config: InternalAxiosRequestConfig) =>
  new Headers(config.headers.toJSON(true) as Record<string, string>);

/** The pause in ms before a read is tried again. */
const RETRY_MS = 200;

const toReply = ({ status, data }: SharedResponse) => ({ status, statusText: '', data });

/** Returns a function that passes the cookies of replies to calls of a page on to the browser. */
export function passCookies({ res }: Pick<Visit, 'res'>, hasSession: boolean): (lines: string[]) => void {
  // Keyed by name, because parallel replies may each set the same cookie, and the browser needs only one.
  const cookies = new Map<string, string>();
  return (lines) => {
    // Without a session the page is for everybody. The browser gets its CSRF token before its first write.
    if (!hasSession) return;
    for (const line of lines) cookies.set(line.slice(0, line.indexOf('=')), line);
    if (cookies.size > 0 && !res.headersSent) res.setHeader('Set-Cookie', [...cookies.values()]);
  };
}

/**
 * Sends the requests of one page through {@link apiFetch}. Axios' own fetch adapter also accepts a custom fetch
 * function, but it stores each function, and thereby the request and the response, until the process ends.
 */
function serverAdapter({ req, res }: Visit, hasSession: boolean): AxiosAdapter {
  const setCookies = passCookies({ res }, hasSession);
  const send = async (url: string, config: InternalAxiosRequestConfig, signal: AbortSignal) => {
    const reply = await apiFetch(new Request(url, { headers: headersOf(config), signal }), {
      incoming: req,
    });
    setCookies(reply.headers.getSetCookie());
    const { status, statusText } = reply;
    const body = await readLimited(reply, MAX_REPLY_BYTES, signal);
    return { status, statusText, data: new TextDecoder().decode(body) as unknown };
  };
  return async (config) => {
    const controller = new AbortController();
    const abort = () => controller.abort();
    const timer = setTimeout(abort, config.timeout);
    config.signal?.addEventListener?.('abort', abort);
    try {
      const { signal } = controller;
      const url = axios.getUri(config);
      const path = url.slice(API_URL.length);
      const readOnce = async () => {
        const kept = await readShared(path, { hasSession, isPage: true, bindings: { incoming: req } });
        return kept ? toReply(kept) : send(url, config, signal);
      };
      const read = async () => {
        const reply = await readOnce();
        // A process of the API that has just ended is often replaced by another one, and the page needs no error.
        return reply.status === 502 ? delay(RETRY_MS, undefined, { signal }).then(readOnce) : reply;
      };
      const reply = await untilAborted(read(), signal).catch((cause) => {
        throw AxiosError.from(cause, AxiosError.ERR_NETWORK, config);
      });
      const { status, statusText, data } = reply;
      const response = { status, statusText, data, headers: new AxiosHeaders(), config };
      if (status >= 200 && status < 300) return response;
      throw new AxiosError(`The API answered ${status}`, undefined, config, undefined, response);
    } finally {
      clearTimeout(timer);
      config.signal?.removeEventListener?.('abort', abort);
    }
  };
}

/** What our own reverse proxy says about the visitor. It counts only with TRUST_PROXY, as for a call of the browser. */
const PROXY_HEADERS = ['x-forwarded-for', 'x-forwarded-proto'] as const;

/**
 * Creates an axios instance that sends a member's cookies and adds the API's cookies to the page. Nothing of a visitor
 * without a session is sent, so that their page can be shared with others. For reads only.
 */
export function createServerHttp({ req, res }: Visit): AxiosInstance {
  const cookie = req.headers.cookie ?? '';
  const hasSession = hasSessionCookie(cookie);
  const headers: Record<string, string> = hasSession ? { Cookie: cookie } : {};
  for (const name of PROXY_HEADERS) {
    const value = req.headers[name];
    if (value) headers[name] = String(value);
  }
  const adapter = serverAdapter({ req, res }, hasSession);
  return readErrors(createHttp({ adapter, baseURL: API_URL, headers }));
}
