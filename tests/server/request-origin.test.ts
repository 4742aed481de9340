import { beforeEach, describe, expect, test } from 'vitest';
import { isCrossSiteWrite } from '@/lib/request-sender';
import { jsonOf } from '../setup/agent';
import { SITE_ORIGIN, setUpTestApi } from '../setup/api';

const api = setUpTestApi();

test.each([
  ['of another origin', { origin: 'https://evil.example' }, true],
  ['of a name that begins like the site', { origin: 'https://site.example.evil.example' }, true],
  ['without an origin of its own', { origin: 'null' }, true],
  ['of another site', { 'sec-fetch-site': 'cross-site' }, true],
  ['of a sibling domain', { 'sec-fetch-site': 'same-site', origin: 'https://www.site.example' }, true],
  ['of the site', { origin: 'https://site.example', 'sec-fetch-site': 'same-origin' }, false],
  ['of another name of this machine', { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }, false],
  ['of another port', { origin: 'http://127.0.0.1:4000', host: '127.0.0.1:3000' }, true],
  ['of no browser', {}, false],
] as const)('recognizes the write %s', (_what, headers, isForeign) => {
  const request = new Request('https://site.example/api/v3/public/logout/', {
    method: 'POST',
    headers: { host: 'site.example', ...headers },
  });
  const site = { siteOrigin: 'https://site.example', trustsProxy: false };
  expect(isCrossSiteWrite(request, site)).toBe(isForeign);
});

test('a write from a page of another origin is refused even with the right token, and changes nothing', async () => {
  const browser = await api.logInAs(await api.createMember());
  const send = (headers: Record<string, string>) =>
    browser.send('POST', '/logout/', {
      headers: { 'x-csrftoken': browser.cookies.get('csrftoken') ?? '', ...headers },
    });
  for (const [name, value] of [
    ['origin', 'https://evil.example'],
    ['sec-fetch-site', 'cross-site'],
  ] as const) {
    const response = await send({ [name]: value });
    expect([response.status, (await jsonOf(response)).code]).toEqual([403, 'csrf_failed']);
    expect(response.headers.getSetCookie()).toEqual([]);
  }
  const stranger = api.agent();
  const refused = await stranger.send('POST', '/logout/', { headers: { origin: 'https://evil.example' } });
  expect([refused.status, refused.headers.getSetCookie()]).toEqual([403, []]);
  expect((await browser.get('/members/me/')).status).toBe(200);
  expect((await send({ origin: SITE_ORIGIN })).status).toBe(200);
});

describe('the address of a visitor behind a proxy', () => {
  const api = setUpTestApi({
    rateLimits: { registrationPerIp: { points: 1, seconds: 60 } },
    trustProxy: 1,
  });
  beforeEach(() => api.pool.query('truncate rate_limits'));

  let registrations = 0;
  async function register(forwarded: string): Promise<number> {
    registrations += 1;
    const body = { email: `person${registrations}@example.com` };
    return (await api.agent().post('/members/', body, { 'x-forwarded-for': forwarded })).status;
  }

  // Azure Application Gateway and IIS write `address:port`. All visitors would share the limits of the proxy's address.
  test.each([
    ['IPv4', '192.0.2.1:50001', '192.0.2.1:50002', '192.0.2.2:50001'],
    ['IPv6', '[2001:db8:1::1]:50001', '[2001:db8:1::2]:50002', '[2001:db8:2::1]:50001'],
    ['IPv6 without a port', '[2001:db8:3::1]', '2001:db8:3::2', '[2001:db8:4::1]'],
    ['IPv6 in one network', '2001:db8::1', '2001:DB8:0:0:aaaa::2', '2001:db8:0:1::1'],
    ['last, not what a visitor wrote before it', '10.0.0.1, 192.0.2.1', '10.0.0.2, 192.0.2.1', '192.0.2.3'],
  ])('counts visitors by their address in the header of the proxy: %s', async (_, first, same, other) => {
    expect([await register(first), await register(same), await register(other)]).toEqual([201, 429, 201]);
  });

  test('counts visitors together whose address the proxy hides', async () => {
    expect([await register('unknown'), await register('_hidden')]).toEqual([201, 429]);
  });

  test('counts a visitor without the header by the address of the connection', async () => {
    await register('unknown');
    expect([await register(''), await register('')]).toEqual([201, 429]);
  });
});
