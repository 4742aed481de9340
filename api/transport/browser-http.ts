import type { AxiosRequestConfig } from 'axios';
import { ApiCallError, otherMemberError } from '@/lib/errors/api-call-error';
import { isMemberRefused } from '@/lib/member-refusal';
import { meReply } from '@/schemas/member-fields';
import { callError } from './call-error';
import { type BrowserHttp, isSuccess, type Reply, type Write } from './calls';
import { CSRF_CONFIG, createHttp } from './create-http';
import { createReadHttp } from './read-reply';
import { hasMemberChanged, loginAfter } from './session-checks';
import { jsonOrText, writeOutcome } from './write-outcome';

/** Sends a request, and returns its reply with any status. @throws ApiCallError without a reply */
type Request = (config: AxiosRequestConfig) => Promise<Reply>;

const hasCsrfCookie = () => new RegExp(`(^|; )${CSRF_CONFIG.xsrfCookieName}=`).test(document.cookie);

/**
 * Gets the CSRF cookie before the first write, because pages do not set it. Every reply of the reference API sets it; an
 * existing API may set it only with the current member.
 */
async function ensureCsrfCookie(request: Request): Promise<void> {
  for (const url of ['/categories/', '/members/me/']) {
    if (hasCsrfCookie()) return;
    await request({ url });
  }
}

/**
 * The reference API answers with a code, Django REST Framework with a sentence, and Django itself with a page of HTML.
 * Only CSRF stays the same in every language.
 */
const isCsrfError = ({ status, data }: Reply): boolean =>
  status === 403 && /csrf/i.test(JSON.stringify(data));

/**
 * Django REST Framework answers 401 when its first authentication class has a challenge, and 403 otherwise. Views and
 * middleware of Django itself redirect to a login page, whose address the proxy removes.
 */
const isAccessRefused = ({ status }: Reply): boolean =>
  status === 403 || status === 401 || (status >= 300 && status < 400);

/**
 * A 403 or 401 has several causes. Only GET /members/me/ shows whether the session has expired: it is refused, or names
 * no member (decision 0077). An API that is unavailable or throttles the call, and a page of HTML, show nothing.
 */
async function hasSessionExpired(request: Request): Promise<boolean> {
  const { status, data } = await request({ url: '/members/me/' });
  if (status >= 300) return isMemberRefused(status);
  if (typeof data === 'string' && data !== '') return false;
  try {
    meReply(data, new Set());
    return false;
  } catch {
    return true;
  }
}

/** The error of a write whose CSRF cookie the browser does not store. The API would ask for a reload, which changes nothing. */
const blockedCookiesError = () =>
  new ApiCallError('refused', {
    status: 403,
    error:
      'ブラウザーの設定でCookieが使えないため、送信できませんでした。このサイトのCookieを許可してから、もう一度お試しください。',
  });

/** A text that is longer is no sentence for people. */
const MAX_SENTENCE_LENGTH = 200;

/** Returns the failed reply of a write with the JSON of its body. */
const withJson = (reply: Reply): Reply => ({ ...reply, data: jsonOrText(reply.data) });

/**
 * Returns the reply of a write that has succeeded, whose body says so too (decision 0004).
 * @throws ApiCallError for any other reply
 */
export function checkOutcome(reply: Reply, write: Write): Reply {
  const { status, data } = reply;
  if (!isSuccess(reply)) throw callError(withJson(reply), write);
  const sent = write.body instanceof FormData ? undefined : write.body;
  const outcome = writeOutcome(String(data ?? ''), sent);
  switch (outcome.kind) {
    case 'done':
      return { status, data: outcome.body };
    case 'refused':
      throw callError({ status, data: outcome.body }, write, 'refused');
    case 'page':
      // A server in between has answered instead of the API.
      throw new ApiCallError('unavailable', { status: 502 });
    case 'unreadable': {
      const detail = outcome.text.length <= MAX_SENTENCE_LENGTH ? outcome.text : undefined;
      throw callError({ status, data: { detail } }, write, 'unreadable');
    }
  }
}

/** Returns what makes two writes the same, or null for one that cannot be compared (an uploaded file). */
const keyOf = ({ method, path, body }: Write): string | null =>
  body instanceof FormData ? null : `${method} ${path} ${JSON.stringify(body)}`;

/**
 * Creates what sends the calls of the browser. A write gets a CSRF token first, and a new one where it is invalid. None is
 * sent when another member has logged in in another tab. When a write is refused because the session has expired, it prompts
 * for a login and then sends the write again; a logout has succeeded then.
 */
export function createBrowserHttp(): BrowserHttp {
  const http = createHttp({ validateStatus: () => true });
  const request: Request = (config) =>
    http.request(config).catch((cause) => {
      throw new ApiCallError('unavailable', { cause });
    });

  const transmit = async ({ method, path, body, timeout, session }: Write): Promise<Reply> => {
    await ensureCsrfCookie(request);
    if (!session && (await hasMemberChanged())) throw otherMemberError();
    // A text and JSON with a text would otherwise look the same.
    return request({ method, url: path, data: body, responseType: 'text', ...(timeout && { timeout }) });
  };

  const attempt = async (write: Write): Promise<Reply> => {
    let reply = await transmit(write);
    if (isCsrfError(reply)) {
      if (!navigator.cookieEnabled) throw blockedCookiesError();
      // When the token belongs to an expired session, the reply has set a new cookie.
      reply = await transmit(write);
    }
    const { session } = write;
    if (session === 'starts' || !isAccessRefused(reply)) return checkOutcome(reply, write);
    if (!(await hasSessionExpired(request).catch(() => false))) return checkOutcome(reply, write);
    // Without a session there is nothing left to end.
    if (session === 'ends') return reply;
    await loginAfter(callError(withJson(reply), write, 'session ended'));
    return attempt(write);
  };

  const inFlight = new Map<string, Promise<Reply>>();
  const send = (write: Write): Promise<Reply> => {
    const key = keyOf(write);
    if (key === null) return attempt(write);
    // Two presses can follow each other before the button shows that it is busy: both get the same reply.
    const sent = inFlight.get(key) ?? attempt(write).finally(() => inFlight.delete(key));
    inFlight.set(key, sent);
    return sent;
  };

  const { get } = createReadHttp((url, { meta: _meta, ...config }) => request({ ...config, url }));
  return { get, send };
}
