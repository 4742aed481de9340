import { getRequestListener } from '@hono/node-server';
import { answer } from '@/api/http-entry';
import { runtime } from '@/config/api-runtime';

/** The body is the API's to read: as a stream, with limits of its own. */
export const config = { api: { bodyParser: false, externalResolver: true } };

/** Lets edits of server/ take effect at once; this branch is not in a production build. */
async function refreshInDevelopment(): Promise<void> {
  if (process.env.NODE_ENV === 'development' && runtime()?.fetch) {
    const { refresh } = await import('@/server/front-door');
    refresh();
  }
}

export default getRequestListener(
  async (request, bindings) => {
    await refreshInDevelopment();
    return answer(request, bindings);
  },
  { overrideGlobalObjects: false },
);
