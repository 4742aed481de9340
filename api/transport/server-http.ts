import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { hasSessionCookie } from '@/config/session-cookie';
import { API_URL, apiFetch, pageRequestHeaders, readShared } from '@/gateway/api-fetch';
import { MAX_REPLY_BYTES } from '@/gateway/exchange';
import { readLimited } from '@/gateway/reply-limits';
import { getRuntime } from '@/gateway/runtime';
import { ApiCallError } from '@/lib/errors/api-call-error';
import { untilAborted } from '@/lib/promises';
import type { ReadConfig, Reply } from './calls';
import { TIMEOUT_MS } from './create-http';
import { jsonOrText } from './write-outcome';

/** The request of the page, and the response that passes the API's cookies on to the browser. */
export interface Visit {
  req: IncomingMessage;
  res: ServerResponse;
}

/** The pause in ms before a read is tried again. */
const RETRY_MS = 200;

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
 * Returns how a page reads. What others get too comes from the replies that are kept for a moment. What is a member's own is read
 * by a function of the API in this process, which answers what a request would get; an API at API_ORIGIN, and what only a
 * request may ask, gets a request with the member's cookies (docs/architecture.md, "How a page reads"). The cookies of the API
 * are added to the page. Nothing of a visitor without a session is sent, so that their page can be shared with others.
 */
export function createServerRequest({ req, res }: Visit) {
  const cookie = req.headers.cookie ?? '';
  const hasSession = hasSessionCookie(cookie);
  const bindings = { incoming: req };
  const headers = pageRequestHeaders(bindings);
  if (hasSession) headers.set('cookie', cookie);
  const setCookies = passCookies({ res }, hasSession);
  const findRead = getRuntime()?.openPageReads?.(req.headers, setCookies);

  const requestOnce = async (path: string, params: URLSearchParams, signal: AbortSignal): Promise<Reply> => {
    const address = params.size > 0 ? `${path}?${params}` : path;
    const found = findRead?.(path, params);
    const { sharedWith } = found ?? {};
    const kept = await readShared(address, { hasSession, isPage: true, sharedWith, bindings });
    if (kept) return { status: kept.status, data: kept.data };
    if (found) return found.run();
    const reply = await apiFetch(new Request(`${API_URL}${address}`, { headers, signal }), bindings);
    setCookies(reply.headers.getSetCookie());
    const text = new TextDecoder().decode(await readLimited(reply, MAX_REPLY_BYTES, signal));
    return { status: reply.status, data: jsonOrText(text) };
  };

  /** @throws ApiCallError without a reply */
  return async (path: string, { params = new URLSearchParams(), signal }: ReadConfig): Promise<Reply> => {
    const controller = new AbortController();
    const abort = () => controller.abort();
    const timer = setTimeout(abort, TIMEOUT_MS);
    signal.addEventListener('abort', abort);
    const read = async () => {
      const reply = await requestOnce(path, params, controller.signal);
      if (reply.status !== 502) return reply;
      // A process of the API that has just ended is often replaced by another one, and the page needs no error.
      await delay(RETRY_MS, undefined, { signal: controller.signal });
      return requestOnce(path, params, controller.signal);
    };
    try {
      return await untilAborted(read(), controller.signal);
    } catch (cause) {
      throw new ApiCallError('unavailable', { cause });
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
    }
  };
}
