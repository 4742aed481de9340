import { mode } from '@/config/env';
import type { ApiBindings } from '@/lib/api-runtime';
import { apiFetch } from './api-fetch';

const MAX_BODY_BYTES = 10 * 1024 * 1024;

/**
 * The listener's requests only look like one: `new Request(theirs)`, as middleware calls it to put a body back,
 * fails on them. This one is the platform's own.
 */
function toPlatformRequest({ method, headers, body, signal }: Request, url: string | URL): Request {
  return new Request(url, { method, headers, body, signal, duplex: 'half' } as RequestInit);
}

/** A call of the public API that came over the network. A body announced as over 10 MB is refused unread. */
export async function handleApiRequest(request: Request, bindings?: ApiBindings): Promise<Response> {
  if (Number(request.headers.get('content-length') ?? 0) <= MAX_BODY_BYTES)
    return apiFetch(toPlatformRequest(request, request.url), bindings);
  // The rest of the body stays unread, so the connection cannot serve another request.
  return Response.json(
    { error: '送信できるデータは10MBまでです。' },
    { status: 413, headers: { Connection: 'close' } },
  );
}

/** Pages for developers, which only the API in this process draws. */
export async function handleDevRequest(request: Request, bindings?: ApiBindings): Promise<Response> {
  if (mode() === 'origin') return new Response('Not Found', { status: 404 });
  return handleApiRequest(request, bindings);
}
