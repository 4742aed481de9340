import { HTTPException } from 'hono/http-exception';
import { proxy } from 'hono/proxy';
import type { ApiBindings } from '@/lib/api-runtime';
import { forwardedHeaders, isForeignWrite } from './forward-headers';

/** Milliseconds without anything from either side. A large answer may take its time, a stalled one must end. */
const TIMEOUTS_MS = { headers: 15_000, body: 60_000 };

const UNREACHABLE_MESSAGE = 'ただいまサービスに接続できません。しばらくしてからもう一度お試しください。';
const TIMEOUT_MESSAGE = 'サービスの応答に時間がかかっています。しばらくしてからもう一度お試しください。';

const FOREIGN =
  'このサイト以外のページからは操作できません。このサイトの画面を開いて、もう一度お試しください。';

const errorResponse = (status: number, error: string, code?: string) =>
  Response.json({ error, code }, { status });

/**
 * Passes a call on to the API of another origin and its answer back, both streaming: cookies and X-CSRFToken go
 * through, redirects are not followed. Never rejects: 403 for a write from a page of another site, 502 when there is
 * no connection, 504 after 15 seconds.
 */
export async function forward(
  request: Request,
  origin: string,
  bindings?: ApiBindings,
  timeouts = TIMEOUTS_MS,
): Promise<Response> {
  // The API could not tell: what it compares with its own address is replaced on the way.
  if (isForeignWrite(request)) return errorResponse(403, FOREIGN, 'cross_site_request');
  const requestUrl = new URL(request.url);
  const target = new URL(`${requestUrl.pathname}${requestUrl.search}`, origin);
  const abortController = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const restartTimer = (milliseconds: number) => {
    stop();
    timer = setTimeout(() => abortController.abort(), milliseconds).unref();
  };
  let isAnswered = false;
  // A picture comes slowly over a phone: the API has its time once the body has passed.
  const waitForHead = () => {
    if (!isAnswered) restartTimer(timeouts.headers);
  };
  const waitForPiece = () => restartTimer(timeouts.body);
  waitForHead();
  try {
    // Built from its parts: the request of @hono/node-server only looks like one.
    const { method } = request;
    const body = request.body?.pipeThrough(withProgress(waitForHead)) ?? null;
    const headers = forwardedHeaders(request, origin, bindings);
    const signal = AbortSignal.any([request.signal, abortController.signal]);
    const send = () => {
      const raw = new Request(target, { method, headers, body, signal, duplex: 'half' } as RequestInit);
      return proxy(target, { raw, strictConnectionProcessing: true, redirect: 'manual' });
    };
    const response = await send().catch((error) => {
      if (!isReadMethod(method) || !isConnectionReset(error)) throw error;
      return send();
    });
    isAnswered = true;
    stop();
    rewriteResponseHeaders(response.headers, target);
    if (!response.body) return response;
    waitForPiece();
    return new Response(watchedToEnd(response.body, waitForPiece, stop), response);
  } catch (error) {
    stop();
    if (error instanceof HTTPException) return errorResponse(error.status, '不正なリクエストです。');
    return abortController.signal.aborted
      ? errorResponse(504, TIMEOUT_MESSAGE)
      : errorResponse(502, UNREACHABLE_MESSAGE);
  }
}

const isReadMethod = (method: string) => method === 'GET' || method === 'HEAD';

/** The API has closed a connection that was kept for reuse, which a read may try once more on another. */
const isConnectionReset = (error: unknown): boolean => {
  const cause = error instanceof Error ? error.cause : undefined;
  return /^(UND_ERR_SOCKET|ECONNRESET|EPIPE)$/.test(String((cause as { code?: unknown } | undefined)?.code));
};

/** Bytes as they are, and a call for each piece. */
const withProgress = (onChunk: () => void) =>
  new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      onChunk();
      controller.enqueue(chunk);
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
function rewriteResponseHeaders(headers: Headers, target: URL): void {
  const cookies = headers.getSetCookie();
  headers.delete('set-cookie');
  for (const cookie of cookies) headers.append('set-cookie', cookie.replace(/;\s*domain=[^;]*/i, ''));
  const location = headers.get('location');
  if (!location || !URL.canParse(location, target)) return;
  const redirectUrl = new URL(location, target);
  // By host: behind an HTTPS site, Django writes https:// whatever the scheme of API_ORIGIN is.
  if (redirectUrl.host === target.host)
    headers.set('location', `${redirectUrl.pathname}${redirectUrl.search}${redirectUrl.hash}`);
}
