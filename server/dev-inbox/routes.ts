import { randomBytes } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import * as z from 'zod';
import { emailSchema } from '@/schemas/auth';
import type { AppContext, AppEnv } from '@/server/http/context';
import { toWireDateTime } from '@/server/http/date-time';
import { notFound } from '@/server/http/errors';
import { createRouter } from '@/server/http/router';
import { findInboxMail, type InboxMail, listInboxMails } from '@/server/mail/dev-inbox';
import { inboxPage, mailPage } from './pages';

const requireDevInbox = createMiddleware<AppEnv>(async (c, next) => {
  if (!c.var.deps.hasDevInbox) throw notFound();
  await next();
});

/** The mail's own HTML has style attributes, and its frame inherits this policy; nothing else is let in. */
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

/** An address that cannot exist has no mails: the filter is not an error to trip over. */
async function listRequestedMails(c: AppContext): Promise<{ to: string | undefined; mails: InboxMail[] }> {
  const requestedTo = c.req.query('to');
  const to = requestedTo === undefined ? undefined : emailSchema.safeParse(requestedTo);
  if (to?.success === false) return { to: requestedTo, mails: [] };
  return { to: to?.data, mails: await listInboxMails(c.var.db, to?.data) };
}

/** The demo's inbox. It exists only where mails are kept instead of sent, and outside of the public API. */
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
