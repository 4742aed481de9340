import { randomBytes } from 'node:crypto';
import { BlockList, isIP, isIPv6 } from 'node:net';
import { createMiddleware } from 'hono/factory';
import * as z from 'zod';
import { canonicalEmail, emailSchema } from '@/schemas/email';
import { clientAddressOf } from '@/server/http/client-ip';
import type { AppContext, AppEnv } from '@/server/http/context';
import { notFound } from '@/server/http/errors';
import { createRouter } from '@/server/http/router';
import { findInboxMail, type InboxMail, listInboxMails } from '@/server/mail/dev-inbox';
import { toWireDateTime } from '@/server/openapi/wire-schema';
import { inboxPage, mailPage } from './pages';

/** Addresses of this machine and of private networks (RFC 1918, 4193, 3927, 4291). */
const LOCAL_NETWORKS = new BlockList();
for (const [network, prefix, family] of [
  ['127.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['::1', 128, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
] as const)
  LOCAL_NETWORKS.addSubnet(network, prefix, family);

/** Returns whether an IP address belongs to this machine or a private network. */
const isLocalAddress = (address: string): boolean =>
  isIP(address) !== 0 && LOCAL_NETWORKS.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/** Returns whether a host is no public name: an IP address, `localhost`, or a name without a dot or below `.local`. */
function isLocalHost(hostname: string): boolean {
  const name = hostname.replace(/^\[|\]$/g, '');
  return isIP(name) !== 0 || !name.includes('.') || /\.(localhost|local)$/.test(name);
}

/**
 * Returns whether a request comes from this machine or a private network, and asks for a local host. The second matters
 * for browsers: a page of another site can point its own name to this machine (DNS rebinding). Calls within the process
 * have no connection and are local.
 */
export function isLocalRequest(c: AppContext): boolean {
  const address = clientAddressOf(c);
  return (address === null || isLocalAddress(address)) && isLocalHost(new URL(c.req.url).hostname);
}

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
