import { mode } from '@/config/env';
import type { ApiBindings } from '@/lib/api-runtime';
import { apiFetch } from './api-fetch';

const MAX_BODY_BYTES = 10 * 1024 * 1024;

/**
 * Returns a real Request. Middleware calls `new Request(request)` to replace a body, which fails with the request
 * objects of @hono/node-server.
 */
function toPlatformRequest({ method, headers, body, signal }: Request, url: string | URL): Request {
  return new Request(url, { method, headers, body, signal, duplex: 'half' } as RequestInit);
}

/** Handles an API request from the network. Returns 413 without reading the body when Content-Length exceeds 10 MB. */
export async function handleApiRequest(request: Request, bindings?: ApiBindings): Promise<Response> {
  if (Number(request.headers.get('content-length') ?? 0) <= MAX_BODY_BYTES)
    return apiFetch(toPlatformRequest(request, request.url), bindings);
  // The body is not read, so the connection cannot be reused.
  return Response.json(
    { error: '送信できるデータは10MBまでです。' },
    { status: 413, headers: { Connection: 'close' } },
  );
}

/** Handles requests for the developer pages, which only the reference API in this process serves. */
export async function handleDevRequest(request: Request, bindings?: ApiBindings): Promise<Response> {
  if (mode() === 'origin') return new Response('Not Found', { status: 404 });
  return handleApiRequest(request, bindings);
}
