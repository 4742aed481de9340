import type { IncomingMessage, ServerResponse } from 'node:http';
import pLimit from 'p-limit';
import type { Listener } from './runtime';

interface Limits {
  /** The most requests that are answered at a time. */
  running: number;
  /** The most requests that wait for that. Any other is refused. */
  waiting: number;
}

/**
 * The data of a page is read by this process itself, so that more at a time are no faster. The last one that waits has its page
 * after about 10 s.
 */
export const PAGE_LIMITS: Limits = { running: 8, waiting: 512 };
/** Most of the time a page waits for the API at API_ORIGIN. */
export const PAGE_LIMITS_WITH_API_ORIGIN: Limits = { running: 64, waiting: 512 };

/**
 * Node reads files, compresses and hashes passwords in four threads. Each picture that is resized takes one of them for up to a
 * second, so that pages would wait behind a hundred pictures.
 */
export const PICTURE_LIMITS: Limits = { running: 2, waiting: 512 };

const BUSY_TEXT = 'ただいまアクセスが集中しています。しばらくしてからもう一度お試しください。';
const BUSY_PAGE = `<!doctype html><html lang="ja"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>アクセスが集中しています</title></head><body><h1>アクセスが集中しています</h1><p>${BUSY_TEXT}</p><p><a href="">もう一度読み込む</a></p></body></html>`;

/** Answers with a page without scripts and styles, which costs nothing. Next loads a page as a whole whose data is refused. */
function refuse(request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(503, {
    'Retry-After': '5',
    'Cache-Control': 'private, no-store',
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': Buffer.byteLength(BUSY_PAGE),
  });
  response.end(request.method === 'HEAD' ? undefined : BUSY_PAGE);
}

/**
 * Returns a listener that hands on a limited number of requests at a time, in the order in which they came, and answers 503 when
 * too many wait.
 */
export function queueRequests(next: Listener, { running, waiting }: Limits): Listener {
  const limit = pLimit(running);
  return (request, response) => {
    if (limit.activeCount >= running && limit.pendingCount >= waiting) return refuse(request, response);
    // The client may have left while it waited.
    return limit(() => (response.destroyed ? undefined : next(request, response)));
  };
}
