import { getRequestListener } from '@hono/node-server';
import { handleMediaRequest } from '@/api/transport/media';

/** Serves the pictures of the API at API_ORIGIN. scripts/serve/request-guard.mjs leads API_MEDIA_PATH here. */
export const config = { api: { bodyParser: false, externalResolver: true } };

export default getRequestListener(handleMediaRequest, {
  overrideGlobalObjects: false,
  hostname: 'localhost',
});
