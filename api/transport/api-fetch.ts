import { env } from '@/config/env';
import { type ApiBindings, getRuntime } from '@/lib/api-runtime';
import { API_PREFIX } from './api-path';
import { API_UNAVAILABLE_MESSAGE } from './exchange';
import { forward } from './forward';

/** Where requests for {@link apiFetch} go. No header of a page's request may decide it (decision 0074). */
export const API_URL = `http://localhost${API_PREFIX}`;

/**
 * Sends a request to /api/v3/public: to the API at API_ORIGIN when that is set, and otherwise to the reference API in
 * this process. Never rejects. When the API is unavailable, returns 502, 503 or 504 with a Japanese `error`.
 * @param bindings the connection of the request, from which rate limits take the client's address
 */
export async function apiFetch(request: Request, bindings?: ApiBindings): Promise<Response> {
  const { API_ORIGIN } = env();
  if (API_ORIGIN) return forward(request, API_ORIGIN, bindings);
  const fetch = getRuntime()?.fetch;
  return fetch
    ? fetch(request, bindings)
    : Response.json({ error: API_UNAVAILABLE_MESSAGE }, { status: 503, headers: { 'Retry-After': '5' } });
}
