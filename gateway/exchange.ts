import { proxy } from 'hono/proxy';
import { REQUEST_ID_HEADER } from '@/lib/request-id';
import { siteLog } from './log';
import type { ApiBindings } from './reference-api';
import { isRead } from './request-checks';
import { metrics } from './runtime';

/**
 * Longest time without data in ms. The total time of a reply that is passed on is not limited, so that large ones can
 * finish.
 */
export const TIMEOUTS_MS = { headers: 15_000, body: 60_000 };

/** Longest time in ms up to the end of a reply that the server itself reads. */
export const REPLY_TIMEOUT_MS = 20_000;

/** The most bytes of a reply that the server itself reads. The longest that is not kept has less than a megabyte. */
export const MAX_REPLY_BYTES = 16 * 1024 * 1024;

/** The error of a call when the API cannot be reached. */
export const API_UNAVAILABLE_MESSAGE =
  'ただいまサービスに接続できません。しばらくしてからもう一度お試しください。';
const TIMEOUT_MESSAGE = 'サービスの応答に時間がかかっています。しばらくしてからもう一度お試しください。';

const errorResponse = (status: number, error: string) => Response.json({ error }, { status });

interface ExchangeOptions {
  /** Replace those of the request. */
  headers: Headers;
  timeouts?: typeof TIMEOUTS_MS;
  /** The response to the client, which is cut when the reply is; undefined for a reply that the server itself reads. */
  outgoing?: ApiBindings['outgoing'];
}

/**
 * Sends a request to a server of the API and returns its reply. Both bodies are streamed, and redirects are not
 * followed. Never rejects: returns 502 when the connection fails, and 504 when no headers of a reply arrive in time. When
 * the body of the reply is cut off, so is the client's connection, so that the client knows that the rest is missing. The
 * duration up to the headers is in the metrics, and the log says why a call failed.
 */
export async function exchange(request: Request, target: URL, options: ExchangeOptions): Promise<Response> {
  const { method } = request;
  const startedAt = performance.now();
  const response = await send(request, target, options);
  const seconds = (performance.now() - startedAt) / 1_000;
  metrics()?.observeProxiedCall({ method, status: response.status, seconds });
  return response;
}

/** Errors of fetch say little themselves. The innermost one is that of the connection, of TLS or of the decoder. */
function findCause(error: unknown): unknown {
  if (!(error instanceof Error)) return undefined;
  const inner = error instanceof AggregateError ? error.errors[0] : error.cause;
  return findCause(inner) ?? error;
}

/**
 * Writes a line that says why a call failed, without its path and body.
 * @param missing what did not arrive of the reply: its headers, or the rest of its body
 */
function logFailure(method: string, headers: Headers, missing: 'headers' | 'body', error: unknown): void {
  const cause = findCause(error) as { code?: unknown; name: string; message: string };
  const code = cause.name === 'TimeoutError' ? cause.name : cause.code;
  // An error without a code is one of the body that the client sends.
  if (typeof code !== 'string') return;
  const requestId = headers.get(REQUEST_ID_HEADER);
  siteLog().warn(
    { ...(requestId && { requestId }), method, missing, code, reason: cause.message },
    'a call to API_ORIGIN failed',
  );
}

async function send(
  { method, body: requestBody, signal: requestSignal }: Request,
  target: URL,
  { headers, timeouts = TIMEOUTS_MS, outgoing }: ExchangeOptions,
): Promise<Response> {
  const abortController = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const restartTimer = (milliseconds: number) => {
    stop();
    const abort = () =>
      abortController.abort(new DOMException(`no data for ${milliseconds} ms`, 'TimeoutError'));
    timer = setTimeout(abort, milliseconds).unref();
  };
  let hasHeaders = false;
  // Uploads from a phone are slow, so the timeout for the headers of the reply restarts with every chunk of the request
  // body.
  const waitForHeaders = () => {
    if (!hasHeaders) restartTimer(timeouts.headers);
  };
  const waitForChunk = () => restartTimer(timeouts.body);
  waitForHeaders();
  try {
    const body = requestBody?.pipeThrough(withProgress(waitForHeaders)) ?? null;
    const signal = AbortSignal.any([requestSignal, abortController.signal]);
    const attempt = () => {
      const raw = new Request(target, { method, headers, body, signal, duplex: 'half' } as RequestInit);
      return proxy(target, { raw, redirect: 'manual' });
    };
    const response = await attempt().catch((error) => {
      if (!isRead({ method }) || !isConnectionReset(error)) throw error;
      return attempt();
    });
    hasHeaders = true;
    stop();
    if (!response.body) return response;
    waitForChunk();
    const onError = (error: unknown) => {
      if (!hasClientLeft(requestSignal)) logFailure(method, headers, 'body', error);
    };
    const watched = watchBody(response.body, abortController.signal, {
      onChunk: waitForChunk,
      onEnd: stop,
      onError,
      outgoing,
    });
    return new Response(watched, response);
  } catch (error) {
    stop();
    if (!hasClientLeft(requestSignal)) logFailure(method, headers, 'headers', error);
    return abortController.signal.aborted
      ? errorResponse(504, TIMEOUT_MESSAGE)
      : errorResponse(502, API_UNAVAILABLE_MESSAGE);
  }
}

/** A signal is also aborted when the server itself has waited too long for a reply, which the log must say. */
const hasClientLeft = ({ aborted, reason }: AbortSignal): boolean =>
  aborted && reason?.name !== 'TimeoutError';

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

interface BodyListeners {
  onChunk: () => void;
  /** Called when the body ends, fails or is cancelled. */
  onEnd: () => void;
  /** Called before `onEnd` when the body fails. */
  onError: (error: unknown) => void;
  outgoing: ApiBindings['outgoing'];
}

/**
 * Passes the body through and calls the listeners. It fails when the signal is aborted: Node's fetch knows the signal by a weak
 * reference only, so that the abort does not reach a body whose Request has been collected as garbage. A failure cuts the
 * client's connection. Without a client the body itself fails; @hono/node-server would print its error, in a line that is
 * not JSON, though the log has the reason already.
 */
function watchBody(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
  { onChunk, onEnd, onError, outgoing }: BodyListeners,
) {
  const reader = body.getReader();
  /** True after a failure, and after a cancellation, which makes a pending read fail. */
  let hasEnded = false;
  const fail = (error: unknown, controller: ReadableStreamDefaultController) => {
    // Whoever has cancelled the body sends another one, or none, to the client.
    if (hasEnded) return;
    hasEnded = true;
    onError(error);
    onEnd();
    // @hono/node-server then cancels this stream.
    if (outgoing) outgoing.destroy();
    else controller.error(new Error('The reply of the API ended early.'));
  };
  return new ReadableStream<Uint8Array>({
    start: (controller) => {
      const abort = () => {
        fail(signal.reason, controller);
        reader.cancel(signal.reason).catch(() => undefined);
      };
      signal.addEventListener('abort', abort, { once: true });
    },
    pull: async (controller) => {
      try {
        const { done, value } = await reader.read();
        if (done) {
          onEnd();
          controller.close();
        } else {
          onChunk();
          controller.enqueue(value);
        }
      } catch (error) {
        fail(error, controller);
      }
    },
    cancel: (reason) => {
      hasEnded = true;
      onEnd();
      return reader.cancel(reason);
    },
  });
}
