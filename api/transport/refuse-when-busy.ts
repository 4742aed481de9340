import type { IncomingMessage, ServerResponse } from 'node:http';
import { isDataAddress } from '@/lib/page-cache/page-address';

const BUSY_TEXT = 'ただいまアクセスが集中しています。しばらくしてからもう一度お試しください。';

const HEADERS = { 'Retry-After': '5', 'Cache-Control': 'private, no-store' };

function send(request: IncomingMessage, response: ServerResponse, type: string, text: string): void {
  const headers = { ...HEADERS, 'Content-Type': type, 'Content-Length': Buffer.byteLength(text) };
  response.writeHead(503, headers).end(request.method === 'HEAD' ? undefined : text);
}

/** Answers a call of the API with 503, as `server/http/errors.ts` writes it, because too many others are being answered. */
export function refuseCall(request: IncomingMessage, response: ServerResponse): void {
  const body = { detail: 'Service temporarily unavailable, try again later.', error: BUSY_TEXT };
  send(request, response, 'application/json', JSON.stringify({ ...body, code: 'unavailable' }));
}

/**
 * Answers a request for a page with 503, because too many others are being rendered. The page has no script and no style, so
 * that it costs nothing. The browser loads a page as a whole whose data (JSON) it does not get.
 */
export function refusePage(request: IncomingMessage, response: ServerResponse): void {
  if (isDataAddress(request.url ?? '')) {
    send(request, response, 'application/json', '{}');
    return;
  }
  response.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>アクセスが集中しています</title>`;
  const again = '<p><a href="">もう一度読み込む</a></p>';
  send(
    request,
    response,
    'text/html; charset=utf-8',
    `<!doctype html><html lang="ja"><head>${head}</head><body><h1>アクセスが集中しています</h1><p>${BUSY_TEXT}</p>${again}</body></html>`,
  );
}
