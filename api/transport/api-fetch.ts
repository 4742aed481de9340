import { env } from '@/config/env';
import { type ApiBindings, getRuntime } from '@/lib/api-runtime';
import { forward } from './forward';

const UNAVAILABLE_MESSAGE = 'ただいまサービスに接続できません。しばらくしてからもう一度お試しください。';

/**
 * One call of /api/v3/public, wherever it is answered: by the reference API in this process, or by the API of
 * API_ORIGIN. Never rejects: an API that is away answers 502, 503 or 504 with a Japanese `error`.
 * @param bindings the connection behind the call, so that rate limits know whose it is
 */
export async function apiFetch(request: Request, bindings?: ApiBindings): Promise<Response> {
  const { API_ORIGIN } = env();
  if (API_ORIGIN) return forward(request, API_ORIGIN, bindings);
  const fetch = getRuntime()?.fetch;
  return fetch
    ? fetch(request, bindings)
    : Response.json({ error: UNAVAILABLE_MESSAGE }, { status: 503, headers: { 'Retry-After': '5' } });
}
