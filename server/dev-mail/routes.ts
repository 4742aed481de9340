import { randomBytes } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import * as z from 'zod';
import { emailSchema } from '@/schemas/auth';
import type { AppContext, AppEnv } from '@/server/http/context';
import { notFound } from '@/server/http/errors';
import { toWireInstant } from '@/server/http/instants';
import { createRouter } from '@/server/http/router';
import { findKept, type KeptMail, listKept } from '@/server/mail/kept';
import { inboxPage, mailPage } from './pages';

const onlyInDemo = createMiddleware<AppEnv>(async (c, next) => {
  if (!c.var.deps.inbox) throw notFound();
  await next();
});

/** The mail's own HTML has style attributes, and its frame inherits this policy; nothing else is let in. */
function show(c: AppContext, draw: (nonce: string) => string): Response {
  const nonce = randomBytes(16).toString('base64');
  c.header(
    'Content-Security-Policy',
    `default-src 'none'; style-src-elem 'nonce-${nonce}'; style-src-attr 'unsafe-inline'; frame-src 'self'; base-uri 'self'; form-action 'none'; frame-ancestors 'none'`,
  );
  c.header('Cache-Control', 'no-store');
  c.header('Referrer-Policy', 'no-referrer');
  c.header('X-Content-Type-Options', 'nosniff');
  return c.html(draw(nonce));
}

const wire = ({ deliveredAt, ...mail }: KeptMail) => ({ ...mail, delivered_at: toWireInstant(deliveredAt) });

/** An address that cannot exist has no mails: the filter is not an error to trip over. */
async function mailsFor(c: AppContext): Promise<{ to: string | undefined; mails: KeptMail[] }> {
  const asked = c.req.query('to');
  const to = asked === undefined ? undefined : emailSchema.safeParse(asked);
  if (to?.success === false) return { to: asked, mails: [] };
  return { to: to?.data, mails: await listKept(c.var.db, to?.data) };
}

/** The demo's inbox. It exists only where mails are kept instead of sent, and outside of the public API. */
export const devMailRoutes = createRouter();
devMailRoutes.use(onlyInDemo);
devMailRoutes.get('/mail.json', async (c) => {
  const { mails } = await mailsFor(c);
  return c.json({ results: mails.map(wire) }, 200, { 'Cache-Control': 'no-store' });
});
devMailRoutes.get('/mail', async (c) => {
  const { to, mails } = await mailsFor(c);
  return show(c, (nonce) => inboxPage(mails, to, nonce));
});
devMailRoutes.get('/mail/', (c) => c.redirect('/dev/mail', 308));
devMailRoutes.get('/mail/:id', async (c) => {
  const id = z.uuid().safeParse(c.req.param('id'));
  const mail = id.success ? await findKept(c.var.db, id.data) : null;
  if (!mail) throw notFound();
  return show(c, (nonce) => mailPage(mail, nonce));
});
