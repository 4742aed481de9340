import { getRequestListener } from '@hono/node-server';
import { handleApiRequest } from '@/gateway/request-handler';
import { getRuntime } from '@/gateway/runtime';

/*
 * The API in development. In production the gateway answers every call before Next (gateway/listener.ts).
 */

/** Next does not parse the body, because the API reads it as a stream and has its own limits. */
export const config = { api: { bodyParser: false, externalResolver: true } };

/** Applies edits of server/ without a restart. This branch is not in a production build. */
async function refreshInDevelopment(): Promise<void> {
  // biome-ignore lint/style/noProcessEnv: replaced at build time, which removes the branch
  if (process.env.NODE_ENV === 'development' && getRuntime()?.rebuild) {
    const { createApi } = await import('@/server/bootstrap');
    getRuntime()?.rebuild?.(createApi);
  }
}

export default getRequestListener(
  async (request, bindings) => {
    await refreshInDevelopment();
    return handleApiRequest(request, bindings);
  },
  // A request of HTTP/1.0 may have no Host.
  { overrideGlobalObjects: false, hostname: 'localhost' },
);
