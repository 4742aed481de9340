import { afterAll, beforeAll, expect, test } from 'vitest';
import { isCrossSiteWrite } from '@/lib/request-sender';
import { jsonOf } from '../setup/agent';
import { createTestApi, SITE_ORIGIN, type TestApi } from '../setup/api';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.drop());

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
