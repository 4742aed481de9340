import { CSRF_COOKIE } from '@/config/cookies';
import { env } from '@/config/env';
import { isWholeList, MAX_SHARED_BYTES } from '@/gateway/api-fetch';
import { MAX_REPLY_BYTES, TIMEOUTS_MS } from '@/gateway/exchange';
import { forwardedHeaders } from '@/gateway/forward-headers';
import { API_PREFIX } from '@/lib/api-path';
import { isWithoutMember } from '@/lib/member-refusal';
import { ResponseTooLongError, readLimited } from '@/lib/read-limited';

/** A reply of the API, read to its end. Of a picture the body is not read. */
export interface Reply {
  status: number;
  headers: Headers;
  text: string;
  /** The parsed JSON; undefined when the body is something else. */
  json: unknown;
}

export interface CallOptions {
  body?: unknown;
  /** What X-CSRFToken holds: by default the token of the cookie, as the site's pages send it. */
  csrf?: 'valid' | 'wrong' | 'none';
  /** Sends no cookies, as the site does for pictures. */
  isAnonymous?: boolean;
  /** Restores something, and is therefore sent also when the check has been interrupted. */
  isCleanup?: boolean;
  /** Replace those that the site would send. For checks that are wrong on purpose. */
  headers?: Record<string, string>;
}

/** Thrown when the API gives no reply that the site would read to its end. */
export class NoReplyError extends Error {
  override name = 'NoReplyError';

  get remedy(): string {
    return this.cause instanceof ResponseTooLongError
      ? '一覧をページに分けるか、一覧のシリアライザーの項目を減らしてください。'
      : 'APIのプロセスとログを確認してください。';
  }
}

/** Returns the most bytes that the site reads of a reply. The other name of a list has the limit of the list. */
function maxBytesOf(path: string): number {
  const name = path.replace(API_PREFIX, '').replace(/^\/public\//, '/');
  return isWholeList(name) ? MAX_SHARED_BYTES : MAX_REPLY_BYTES;
}

const MEBIBYTE = 1024 * 1024;

const causeOf = (error: unknown, maxBytes: number): string => {
  if (error instanceof ResponseTooLongError)
    return `応答が ${maxBytes / MEBIBYTE} MB を超えるため、サイトは読み取りません`;
  if (error instanceof Error && error.name === 'TimeoutError')
    return `${TIMEOUTS_MS.headers / 1000}秒以内に応答がありません`;
  const cause = (error instanceof Error ? error.cause : undefined) as
    | Partial<NodeJS.ErrnoException>
    | undefined;
  return cause?.code ?? cause?.message ?? (error as Error).message;
};

function parseJson(text: string, type: string | null): unknown {
  if (!/json/.test(type ?? '')) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** How much of itself a reply of the API shows: a page of Django's DEBUG, or a stack trace. */
type Leak = 'debug' | 'trace';

const DEBUG_PAGE = /seeing this error because you have|Using the URLconf defined in|id="pastebinTraceback"/;
const STACK_TRACE =
  /Traceback \(most recent call last\)|File "[^"\n]+", line \d+, in \S|\bat \S+ \([^()\n]+:\d+:\d+\)/;

/** Returns what a reply shows that it should not. A successful reply is data, which may quote anything. */
function findLeak({ status, text }: { status: number; text: string }): Leak | undefined {
  if (status < 400) return undefined;
  if (DEBUG_PAGE.test(text)) return 'debug';
  return STACK_TRACE.test(text) ? 'trace' : undefined;
}

/** Returns the body as a text; an empty one for a picture, which the site passes on without a limit. */
async function readText(response: Response, maxBytes: number, signal: AbortSignal): Promise<string> {
  if (!/^image\//.test(response.headers.get('content-type') ?? ''))
    return new TextDecoder().decode(await readLimited(response, maxBytes, signal));
  await response.body?.cancel();
  return '';
}

/**
 * Calls the API with the headers that the site sends for a call of one of its pages, and keeps the cookies as a browser
 * does. Redirects are not followed, as the site does not follow them.
 */
export class OriginClient {
  readonly cookies = new Map<string, string>();
  /** The last Set-Cookie header of each cookie. */
  readonly setCookies = new Map<string, string>();
  /** Calls whose reply shows how the API works inside. */
  readonly leaks = new Map<string, Leak>();

  constructor(
    readonly origin: string,
    private readonly signal?: AbortSignal,
  ) {}

  /** Sends a call below /api/v3/public. @throws NoReplyError */
  call(method: string, path: string, options?: CallOptions): Promise<Reply> {
    return this.send(method, `${API_PREFIX}${path}`, options);
  }

  /** Sends a request to any path of the API's host. @throws NoReplyError */
  async send(method: string, path: string, options: CallOptions = {}): Promise<Reply> {
    const { body, headers = {}, isCleanup = false } = options;
    const sent = forwardedHeaders(this.requestToSite(method, path, options), this.origin);
    for (const [name, value] of Object.entries(headers)) sent.set(name, value);
    const timeout = AbortSignal.timeout(TIMEOUTS_MS.headers);
    const signal = this.signal && !isCleanup ? AbortSignal.any([timeout, this.signal]) : timeout;
    const maxBytes = maxBytesOf(path);
    try {
      const response = await fetch(new URL(path, this.origin), {
        method,
        headers: sent,
        body: body === undefined ? null : JSON.stringify(body),
        redirect: 'manual',
        signal,
      });
      const text = await readText(response, maxBytes, signal);
      this.keepCookies(response.headers.getSetCookie());
      const json = parseJson(text, response.headers.get('content-type'));
      const name = path.replace(API_PREFIX, '');
      // The site takes it for a refusal too.
      const isRefusal = response.ok && name === '/members/me/' && isWithoutMember(text === '' ? '' : json);
      const reply = { status: isRefusal ? 403 : response.status, headers: response.headers, text, json };
      const leak = findLeak(reply);
      if (leak) this.leaks.set(`${method} ${name}`, leak);
      return reply;
    } catch (error) {
      if (this.signal?.aborted && !isCleanup) throw error;
      throw new NoReplyError(causeOf(error, maxBytes), { cause: error });
    }
  }

  /** Returns the request as a page of the site sends it to the site. */
  private requestToSite(
    method: string,
    path: string,
    { body, csrf = 'valid', isAnonymous = false }: CallOptions,
  ): Request {
    const { SITE_ORIGIN } = env();
    const headers = new Headers({
      Accept: 'application/json, text/plain, */*',
      'Accept-Language': 'ja',
      'User-Agent': 'kaikei-link check:origin',
      Referer: `${SITE_ORIGIN}/vacancy/`,
      'Sec-Fetch-Site': 'same-origin',
    });
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    if (cookie && !isAnonymous) headers.set('Cookie', cookie);
    if (body !== undefined) headers.set('Content-Type', 'application/json');
    if (method !== 'GET' && method !== 'OPTIONS') {
      headers.set('Origin', SITE_ORIGIN);
      const token = csrf === 'wrong' ? 'x'.repeat(32) : this.cookies.get(CSRF_COOKIE);
      if (token && csrf !== 'none') headers.set('X-CSRFToken', token);
    }
    return new Request(`${SITE_ORIGIN}${path}`, { method, headers });
  }

  private keepCookies(lines: readonly string[]): void {
    for (const line of lines) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      const [name, value] = [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
      if (!value || value === '""' || /;\s*max-age=0\b/i.test(line)) this.cookies.delete(name);
      else {
        this.cookies.set(name, value);
        this.setCookies.set(name, line);
      }
    }
  }
}
