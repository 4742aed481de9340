import { describe, expect, test } from 'vitest';
import { createApp } from '@/server/app';
import { welcomeMail } from '@/server/mail/membership-mails';
import { enqueueMail } from '@/server/mail/outbox';
import { jsonOf } from '../setup/agent';
import { SITE_ORIGIN, setUpTestApi } from '../setup/api';

const api = setUpTestApi();

interface Caller {
  address: string;
  host?: string;
  headers?: Record<string, string>;
}

/** Asks for the inbox over a connection from that address. @returns the status of the page and of the list */
async function openInbox({ address, host = 'localhost:3000', headers = {} }: Caller, deps: object = {}) {
  const { db, pool } = api;
  const app = createApp({ db, pool, siteOrigin: SITE_ORIGIN, trustProxy: 0, hasDevInbox: true, ...deps });
  const bindings = { incoming: { socket: { remoteAddress: address } } };
  const statusOf = async (path: string) =>
    (await app.fetch(new Request(`http://${host}${path}`, { headers }), bindings)).status;
  return [await statusOf('/dev/mail'), await statusOf('/dev/mail.json')];
}

const STRANGER = '203.0.113.9';

describe('the inbox of a demo that nobody has asked for', () => {
  test.each([
    ['127.0.0.1', 'localhost:3000'],
    ['::1', '[::1]:3000'],
    ['::ffff:127.0.0.1', '127.0.0.1:3000'],
    ['192.168.1.20', '192.168.1.5:3000'],
    ['172.17.0.1', 'localhost:3000'],
    ['fd12:3456::1', 'notebook.local:3000'],
  ])('is open to %s, who asks for %s', async (address, host) => {
    expect(await openInbox({ address, host })).toEqual([200, 200]);
  });

  test.each([
    ['a stranger', { address: STRANGER }],
    ['a stranger with IPv6', { address: '2001:db8::9', host: '[::1]:3000' }],
    ['a stranger in a mapped address', { address: `::ffff:${STRANGER}` }],
    ['a stranger who claims to be local', { address: STRANGER, headers: { 'x-forwarded-for': '127.0.0.1' } }],
    ['a page whose name leads to this machine', { address: '127.0.0.1', host: 'rebound.example:3000' }],
    ['a name that begins like a local one', { address: '127.0.0.1', host: 'localhost.rebound.example' }],
  ])('does not exist for %s', async (_who, caller) => {
    expect(await openInbox(caller)).toEqual([404, 404]);
  });

  test.each([
    ['as proxies usually do', STRANGER],
    ['with its port', `${STRANGER}:51234`],
    ['with its port, in IPv6', '[2001:db8::9]:51234'],
    ['not at all', 'unknown'],
  ])(
    'does not exist for a stranger whom a trusted proxy on this machine names %s',
    async (_how, forwarded) => {
      const headers = { 'x-forwarded-for': forwarded };
      expect(await openInbox({ address: '127.0.0.1', headers }, { trustProxy: 1 })).toEqual([404, 404]);
    },
  );
});

test('SEED=demo opens the inbox to everybody', async () => {
  const caller = { address: STRANGER, host: 'demo.example.jp' };
  expect(await openInbox(caller, { isDevInboxPublic: true })).toEqual([200, 200]);
});

test('the inbox does not exist outside demo mode', async () => {
  expect(await openInbox({ address: '127.0.0.1' }, { hasDevInbox: false })).toEqual([404, 404]);
});

test('the demo inbox lists the mails newest first, filters by address, and returns JSON', async () => {
  const content = welcomeMail(SITE_ORIGIN, '田中');
  await enqueueMail(api.db, { to: 'inbox@example.com', content, siteOrigin: SITE_ORIGIN });
  const [stored] = await api.deliverMails('inbox@example.com');
  const browser = api.agent();
  const list = await browser.get('/dev/mail?to=inbox@example.com');
  expect(list.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await list.text()).toContain(`/dev/mail/${stored?.id}`);
  expect(await (await browser.get('/dev/mail?to=x')).text()).toContain('メールはありません');
  const page = await (await browser.get(`/dev/mail/${stored?.id}`)).text();
  expect(page).toContain(`<a href="${SITE_ORIGIN}/mypage"`);
  expect(page).toContain('sandbox=');
  expect(page).not.toMatch(/<script/);
  const { results } = await jsonOf(await browser.get('/dev/mail.json?to=inbox@example.com'));
  expect(results).toMatchObject([{ id: stored?.id, to: 'inbox@example.com', subject: stored?.subject }]);
  expect((await browser.get('/dev/mail/not-an-id')).status).toBe(404);
});
