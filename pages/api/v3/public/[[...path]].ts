import { getRequestListener } from '@hono/node-server';
import { handleApiRequest } from '@/api/transport/request-handler';
import { getRuntime } from '@/lib/api-runtime';

/** The body is the API's to read: as a stream, with limits of its own. */
export const config = { api: { bodyParser: false, externalResolver: true } };

/** Lets edits of server/ take effect at once; this branch is not in a production build. */
async function refreshInDevelopment(): Promise<void> {
  if (process.env.NODE_ENV === 'development' && getRuntime()?.fetch) {
    const { reloadApp: refresh } = await import('@/server/bootstrap');
    refresh();
  }
}

export default getRequestListener(
  async (request, bindings) => {
    await refreshInDevelopment();
    return handleApiRequest(request, bindings);
  },
  { overrideGlobalObjects: false },
);
