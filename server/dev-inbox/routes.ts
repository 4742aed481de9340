import { randomBytes } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import * as z from 'zod';
import { canonicalEmail, emailSchema } from '@/schemas/email';
import type { AppContext, AppEnv } from '@/server/http/context';
import { notFound } from '@/server/http/errors';
import { createRouter } from '@/server/http/router';
import { findInboxMail, type InboxMail, listInboxMails } from '@/server/mail/dev-inbox';
import { toWireDateTime } from '@/server/openapi/wire-schema';
import { isLocalRequest } from './local-request';
import { inboxPage, mailPage } from './pages';

const requireDevInbox = createMiddleware<AppEnv>(async (c, next) => {
  const { hasDevInbox, isDevInboxPublic } = c.var.deps;
  if (!hasDevInbox || !(isDevInboxPublic || isLocalRequest(c))) throw notFound();
  await next();
});

/**
 * Sends a page with a strict Content Security Policy. The frame of the mail inherits the policy, so style attributes are
 * allowed for the mail's HTML.
 */
function sendPage(c: AppContext, render: (nonce: string) => string): Response {
  const nonce = randomBytes(16).toString('base64');
  c.header(
    'Content-Security-Policy',
    `default-src 'none'; style-src-elem 'nonce-${nonce}'; style-src-attr 'unsafe-inline'; frame-src 'self'; base-uri 'self'; form-action 'none'; frame-ancestors 'none'`,
  );
  c.header('Cache-Control', 'no-store');
  c.header('Referrer-Policy', 'no-referrer');
  c.header('X-Content-Type-Options', 'nosniff');
  return c.html(render(nonce));
}

const presentMail = ({ deliveredAt, ...mail }: InboxMail) => ({
  ...mail,
  delivered_at: toWireDateTime(deliveredAt),
});

/** Returns the mails for the requested address. An invalid address returns an empty list instead of an error. */
async function listRequestedMails(c: AppContext): Promise<{ to: string | undefined; mails: InboxMail[] }> {
  const requestedTo = c.req.query('to');
  const to =
    requestedTo === undefined ? undefined : emailSchema.transform(canonicalEmail).safeParse(requestedTo);
  if (to?.success === false) return { to: requestedTo, mails: [] };
  return { to: to?.data, mails: await listInboxMails(c.var.db, to?.data) };
}

/**
 * The dev inbox. It exists only when no mail server is configured, and only for local requests unless SEED=demo asks for
 * it. It is not part of the public API.
 */
export const devInboxRoutes = createRouter();
devInboxRoutes.use(requireDevInbox);
devInboxRoutes.get('/mail.json', async (c) => {
  const { mails } = await listRequestedMails(c);
  return c.json({ results: mails.map(presentMail) }, 200, { 'Cache-Control': 'no-store' });
});
devInboxRoutes.get('/mail', async (c) => {
  const { to, mails } = await listRequestedMails(c);
  return sendPage(c, (nonce) => inboxPage(mails, to, nonce));
});
devInboxRoutes.get('/mail/', (c) => c.redirect('/dev/mail', 308));
devInboxRoutes.get('/mail/:id', async (c) => {
  const id = z.uuid().safeParse(c.req.param('id'));
  const mail = id.success ? await findInboxMail(c.var.db, id.data) : null;
  if (!mail) throw notFound();
  return sendPage(c, (nonce) => mailPage(mail, nonce));
});
