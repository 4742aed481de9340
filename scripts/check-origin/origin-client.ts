import { checkOutcome } from '@/api/transport/browser-http';
import type { BrowserHttp, Reply as SiteReply } from '@/api/transport/calls';
import { createReadHttp } from '@/api/transport/read-reply';
import { parseJson } from '@/api/transport/write-outcome';
import { CSRF_COOKIE } from '@/config/cookies';
import { env } from '@/config/env';
import { isWholeList, MAX_SHARED_BYTES } from '@/gateway/api-fetch';
import { MAX_REPLY_BYTES, TIMEOUTS_MS } from '@/gateway/exchange';
import { forwardedHeaders } from '@/gateway/forward-headers';
import { ResponseTooLongError, readLimited } from '@/gateway/reply-limits';
import { ApiCallError } from '@/lib/errors/api-call-error';
import { isWithoutMember } from '@/lib/member-refusal';
import { API_PREFIX } from '@/lib/urls';
import { ReplyNotes } from './reply-notes';

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
  /** Replace those that the site would send, for checks that are wrong on purpose. An empty one is not sent. */
  headers?: Record<string, string>;
}

/** A call of one of the site's functions (api/). */
export interface Exchange {
  method: string;
  /** Below the prefix of the API. */
  path: string;
  params: URLSearchParams;
  /** The reply as it came; undefined when there is none. */
  reply?: Reply;
  error?: unknown;
  /** What the site has read of the reply. */
  notes?: ReplyNotes;
}

/** The calls of one of the site's functions, and what it has thrown; undefined when it has succeeded. */
export interface Recorded {
  exchanges: Exchange[];
  error: unknown;
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

/** Returns the reason of an error that a call without a reply has caused. */
export function noReplyOf(error: unknown): NoReplyError | undefined {
  const cause = error instanceof ApiCallError ? error.cause : error;
  return cause instanceof NoReplyError ? cause : undefined;
}

/** Returns the most bytes that the site reads of a reply. */
const maxBytesOf = (path: string): number =>
  isWholeList(path.replace(API_PREFIX, '')) ? MAX_SHARED_BYTES : MAX_REPLY_BYTES;

const causeOf = (error: unknown, maxBytes: number): string => {
  if (error instanceof ResponseTooLongError)
    return `応答が ${maxBytes / 2 ** 20} MB を超えるため、サイトは読み取りません`;
  if (error instanceof Error && error.name === 'TimeoutError')
    return `${TIMEOUTS_MS.headers / 1000}秒以内に応答がありません`;
  const { cause, message } = error as { cause?: NodeJS.ErrnoException; message: string };
  return cause?.code ?? cause?.message ?? message;
};

/** What a page of Django's DEBUG and a stack trace contain. */
const LEAK =
  /seeing this error because you have|Using the URLconf defined in|id="pastebinTraceback"|Traceback \(most recent call last\)|File "[^"\n]+", line \d+, in \S|\bat \S+ \([^()\n]+:\d+:\d+\)/;

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
  readonly leaks = new Set<string>();
  /** The calls of the site's own functions, in order. */
  readonly exchanges: Exchange[] = [];
  /** Sends them. */
  readonly http: BrowserHttp;
  private isRestoring = false;

  constructor(
    readonly origin: string,
    private readonly signal?: AbortSignal,
  ) {
    this.http = {
      ...createReadHttp((path, { params = new URLSearchParams() }) =>
        this.exchange({ method: 'GET', path, params }),
      ),
      send: async (write) => {
        const call = { method: write.method.toUpperCase(), path: write.path, params: new URLSearchParams() };
        return checkOutcome(await this.exchange(call, write.body), write);
      },
    };
  }

  /** Returns what receives the fields that the site reads of the last reply to a path. */
  notesOf(path: string): ReplyNotes {
    const notes = new ReplyNotes();
    const exchange = this.exchanges.findLast((each) => each.path === path);
    if (exchange) exchange.notes = notes;
    return notes;
  }

  /** Makes calls that restore something, and are therefore sent also when the check has been interrupted. */
  async restore<T>(calls: () => Promise<T>): Promise<T> {
    this.isRestoring = true;
    return calls().finally(() => {
      this.isRestoring = false;
    });
  }

  /** Returns the exchanges of calls, in order. @throws when the last one has no reply, and what is no failure of a call */
  async record(calls: () => Promise<unknown>): Promise<Recorded> {
    const start = this.exchanges.length;
    const error = await calls().then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    const exchanges = this.exchanges.slice(start);
    if (error && (noReplyOf(error) || !(error instanceof ApiCallError))) throw error;
    return { exchanges, error };
  }

  /** Makes a call of the site's own functions, which read the replies to writes as texts. */
  private async exchange(call: Exchange, body?: unknown): Promise<SiteReply> {
    const { method, path, params } = call;
    this.exchanges.push(call);
    call.reply = await this.call(method, params.size > 0 ? `${path}?${params}` : path, { body }).catch(
      (cause) => {
        call.error = cause;
        throw cause instanceof NoReplyError ? new ApiCallError('unavailable', { cause }) : cause;
      },
    );
    const { status, headers, text, json } = call.reply;
    return { status, data: method === 'GET' ? (json ?? text) : text, headers: Object.fromEntries(headers) };
  }

  /** Sends a call below /api/v3/public. @throws NoReplyError */
  call(method: string, path: string, options?: CallOptions): Promise<Reply> {
    return this.send(method, `${API_PREFIX}${path}`, options);
  }

  /** Sends a request to any path of the API's host. @throws NoReplyError */
  async send(method: string, path: string, options: CallOptions = {}): Promise<Reply> {
    const { body } = options;
    const headers = this.headersOf(method, path, options);
    const timeout = AbortSignal.timeout(TIMEOUTS_MS.headers);
    const signal = this.signal && !this.isRestoring ? AbortSignal.any([timeout, this.signal]) : timeout;
    const maxBytes = maxBytesOf(path);
    try {
      const response = await fetch(new URL(path, this.origin), {
        method,
        headers,
        body: body === undefined ? null : JSON.stringify(body),
        redirect: 'manual',
        signal,
      });
      const text = await readText(response, maxBytes, signal);
      this.keepCookies(response.headers.getSetCookie());
      const isJson = /json/.test(response.headers.get('content-type') ?? '');
      const json = isJson ? parseJson(text) : undefined;
      const name = path.replace(API_PREFIX, '');
      // The site takes it for a refusal too.
      const isRefusal = response.ok && name === '/members/me/' && isWithoutMember(text === '' ? '' : json);
      const reply = { status: isRefusal ? 403 : response.status, headers: response.headers, text, json };
      // A successful reply is data, which may quote anything.
      if (reply.status >= 400 && LEAK.test(text)) this.leaks.add(`${method} ${name}`);
      return reply;
    } catch (error) {
      if (this.signal?.aborted && !this.isRestoring) throw error;
      throw new NoReplyError(causeOf(error, maxBytes), { cause: error });
    }
  }

  /** Returns the headers that the site sends for the request of one of its pages, with those that replace them. */
  private headersOf(method: string, path: string, { body, headers: replaced = {} }: CallOptions): Headers {
    const { SITE_ORIGIN } = env();
    const headers = new Headers({
      Accept: 'application/json, text/plain, */*',
      'Accept-Language': 'ja',
      'User-Agent': 'kaikei-link check:origin',
      Referer: `${SITE_ORIGIN}/vacancy/`,
      'Sec-Fetch-Site': 'same-origin',
    });
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    if (cookie) headers.set('Cookie', cookie);
    if (body !== undefined) headers.set('Content-Type', 'application/json');
    if (method !== 'GET' && method !== 'OPTIONS') {
      headers.set('Origin', SITE_ORIGIN);
      const token = this.cookies.get(CSRF_COOKIE);
      if (token) headers.set('X-CSRFToken', token);
    }
    const sent = forwardedHeaders(new Request(`${SITE_ORIGIN}${path}`, { method, headers }), this.origin);
    for (const [name, value] of Object.entries(replaced)) value ? sent.set(name, value) : sent.delete(name);
    return sent;
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
