import { HTTPException } from 'hono/http-exception';
import { proxy } from 'hono/proxy';
import type { ApiBindings } from '@/config/api-runtime';
import { forwardedHeaders, isForeignWrite } from './forward-headers';

/** Milliseconds without anything from either side. A large answer may take its time, a stalled one must end. */
const LIMITS = { head: 15_000, body: 60_000 };

const UNREACHABLE = 'ただいまサービスに接続できません。しばらくしてからもう一度お試しください。';
const TOO_SLOW = 'サービスの応答に時間がかかっています。しばらくしてからもう一度お試しください。';

const FOREIGN =
  'このサイト以外のページからは操作できません。このサイトの画面を開いて、もう一度お試しください。';

const refuse = (status: number, error: string, code?: string) => Response.json({ error, code }, { status });

/**
 * Passes a call on to the API of another origin and its answer back, both streaming: cookies and X-CSRFToken go
 * through, redirects are not followed. Never rejects: 403 for a write from a page of another site, 502 when there is
 * no connection, 504 after 15 seconds.
 */
export async function forward(
  request: Request,
  origin: string,
  bindings?: ApiBindings,
  limits = LIMITS,
): Promise<Response> {
  // The API could not tell: what it compares with its own address is replaced on the way.
  if (isForeignWrite(request)) return refuse(403, FOREIGN, 'cross_site_request');
  const asked = new URL(request.url);
  const target = new URL(`${asked.pathname}${asked.search}`, origin);
  const clock = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const wait = (milliseconds: number) => {
    stop();
    timer = setTimeout(() => clock.abort(), milliseconds).unref();
  };
  let isAnswered = false;
  // A picture comes slowly over a phone: the API has its time once the body has passed.
  const waitForHead = () => {
    if (!isAnswered) wait(limits.head);
  };
  const waitForPiece = () => wait(limits.body);
  waitForHead();
  try {
    // Built from its parts: the request of @hono/node-server only looks like one.
    const { method } = request;
    const body = request.body?.pipeThrough(watched(waitForHead)) ?? null;
    const headers = forwardedHeaders(request, origin, bindings);
    const signal = AbortSignal.any([request.signal, clock.signal]);
    const ask = () => {
      const raw = new Request(target, { method, headers, body, signal, duplex: 'half' } as RequestInit);
      return proxy(target, { raw, strictConnectionProcessing: true, redirect: 'manual' });
    };
    const answer = await ask().catch((error) => {
      if (!isRead(method) || !isDropped(error)) throw error;
      return ask();
    });
    isAnswered = true;
    stop();
    makeOurs(answer.headers, target);
    if (!answer.body) return answer;
    waitForPiece();
    return new Response(watchedToEnd(answer.body, waitForPiece, stop), answer);
  } catch (error) {
    stop();
    if (error instanceof HTTPException) return refuse(error.status, '不正なリクエストです。');
    return clock.signal.aborted ? refuse(504, TOO_SLOW) : refuse(502, UNREACHABLE);
  }
}

const isRead = (method: string) => method === 'GET' || method === 'HEAD';

/** The API has closed a connection that was kept for reuse, which a read may try once more on another. */
const isDropped = (error: unknown): boolean => {
  const cause = error instanceof Error ? error.cause : undefined;
  return /^(UND_ERR_SOCKET|ECONNRESET|EPIPE)$/.test(String((cause as { code?: unknown } | undefined)?.code));
};

/** Bytes as they are, and a call for each piece. */
const watched = (onPiece: () => void) =>
  new TransformStream<Uint8Array, Uint8Array>({
    transform: (piece, controller) => {
      onPiece();
      controller.enqueue(piece);
    },
  });

/** The same, and a call when there will be no more: the body has ended or failed, or nobody reads it any more. */
function watchedToEnd(body: ReadableStream<Uint8Array>, onPiece: () => void, onEnd: () => void) {
  const reader = body.getReader();
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      try {
        const { done, value } = await reader.read();
        (done ? onEnd : onPiece)();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        onEnd();
        throw error;
      }
    },
    cancel: (reason) => {
      onEnd();
      return reader.cancel(reason);
    },
  });
}

/** Cookies and redirects of that origin become ours; the body stays as it is. */
function makeOurs(headers: Headers, target: URL): void {
  const cookies = headers.getSetCookie();
  headers.delete('set-cookie');
  for (const cookie of cookies) headers.append('set-cookie', cookie.replace(/;\s*domain=[^;]*/i, ''));
  const location = headers.get('location');
  if (!location || !URL.canParse(location, target)) return;
  const leads = new URL(location, target);
  // By host: behind an HTTPS site, Django writes https:// whatever the scheme of API_ORIGIN is.
  if (leads.host === target.host) headers.set('location', `${leads.pathname}${leads.search}${leads.hash}`);
}
