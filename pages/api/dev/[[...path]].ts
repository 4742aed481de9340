import { getRequestListener } from '@hono/node-server';
import { answerDev } from '@/api/http-entry';

export const config = { api: { bodyParser: false, externalResolver: true } };

/** The demo's inbox, /dev/mail to the outside (a rewrite leads here): drawn by the reference API. */
export default getRequestListener(answerDev, { overrideGlobalObjects: false });
