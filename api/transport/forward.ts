import { HTTPException } from 'hono/http-exception';
import { proxy } from 'hono/proxy';
import type { ApiBindings } from '@/lib/api-runtime';
import { forwardedHeaders, isForeignWrite } from './forward-headers';

/** Longest time without data in ms. The total time is not limited, so that large responses can finish. */
const TIMEOUTS_MS = { headers: 15_000, body: 60_000 };

const UNREACHABLE_MESSAGE = 'ただいまサービスに接続できません。しばらくしてからもう一度お試しください。';
const TIMEOUT_MESSAGE = 'サービスの応答に時間がかかっています。しばらくしてからもう一度お試しください。';

const FOREIGN =
  'このサイト以外のページからは操作できません。このサイトの画面を開いて、もう一度お試しください。';

const errorResponse = (status: number, error: string, code?: string) =>
  Response.json({ error, code }, { status });

/**
 * Forwards a request to the API at another origin and returns its response. Both bodies are streamed, cookies and
 * X-CSRFToken are passed on, and redirects are not followed. Never rejects: returns 403 for a write from a page of
 * another site, 502 when the connection fails, and 504 after 15 seconds without response headers.
 */
export async function forward(
  request: Request,
  origin: string,
  bindings?: ApiBindings,
  timeouts = TIMEOUTS_MS,
): Promise<Response> {
  // The API cannot check this itself, because the headers that it would check are replaced below.
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
  // Uploads from a phone are slow, so the timeout for the response headers restarts with every chunk of the request
  // body.
  const waitForHead = () => {
    if (!isAnswered) restartTimer(timeouts.headers);
  };
  const waitForPiece = () => restartTimer(timeouts.body);
  waitForHead();
  try {
    // Builds a new Request because the request object of @hono/node-server is not a real Request.
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

/** Returns whether the API closed a reused connection. A read can be sent again on a new connection. */
const isConnectionReset = (error: unknown): boolean => {
  const cause = error instanceof Error ? error.cause : undefined;
  return /^(UND_ERR_SOCKET|ECONNRESET|EPIPE)$/.test(String((cause as { code?: unknown } | undefined)?.code));
};

/** Passes the bytes through and calls `onChunk` for each chunk. */
const withProgress = (onChunk: () => void) =>
  new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      onChunk();
      controller.enqueue(chunk);
    },
  });

/**
 * Passes the body through, calls `onPiece` for each chunk, and calls `onEnd` when the body ends, fails or is
 * cancelled.
 */
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

/** Rewrites cookies and redirects of the API's origin, so that they belong to this site. */
function rewriteResponseHeaders(headers: Headers, target: URL): void {
  const cookies = headers.getSetCookie();
  headers.delete('set-cookie');
  for (const cookie of cookies) headers.append('set-cookie', cookie.replace(/;\s*domain=[^;]*/i, ''));
  const location = headers.get('location');
  if (!location || !URL.canParse(location, target)) return;
  const redirectUrl = new URL(location, target);
  // Compares hosts, not origins, because Django behind HTTPS writes https:// even when API_ORIGIN starts with http://.
  if (redirectUrl.host === target.host)
    headers.set('location', `${redirectUrl.pathname}${redirectUrl.search}${redirectUrl.hash}`);
}
