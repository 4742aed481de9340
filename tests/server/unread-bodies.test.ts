import { expect, test } from 'vitest';
import type { Agent } from '../setup/agent';
import { SITE_ORIGIN, setUpTestApi } from '../setup/api';
import { cookieHeader } from '../setup/browser-cookies';

const api = setUpTestApi();

const CHUNK = 64 * 1024;
const IMAGE_CALL = '/members/1/profile-image/';

/** Sends a chunked body of 20 MB, whose size nobody announces. @returns the status and how much of the body was read */
async function sendChunked(path: string, browser: Agent, { hasToken }: { hasToken: boolean }) {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent += CHUNK;
      if (sent > 20 * 1024 * 1024) return controller.close();
      controller.enqueue(new Uint8Array(CHUNK));
    },
  });
  const request = new Request(`${SITE_ORIGIN}/api/v3/public${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: cookieHeader(browser.cookies),
      ...(hasToken && { 'x-csrftoken': browser.cookies.get('csrftoken') ?? '' }),
    },
    body,
    duplex: 'half',
  } as RequestInit);
  const { status } = await api.app.fetch(request);
  return { status, megabytes: sent / 1024 / 1024 };
}

test.each(['/login/', '/company-inquiries/', IMAGE_CALL])(
  'a body for %s without a CSRF token is refused before it is read',
  async (path) => {
    const { status, megabytes } = await sendChunked(path, api.agent(), { hasToken: false });
    expect(status).toBe(403);
    expect(megabytes).toBeLessThan(0.2);
  },
);

test.each([
  ['/login/', 0.3],
  ['/company-inquiries/', 0.3],
  // A visitor may be a member whose session has ended, and must learn that instead of a limit.
  [IMAGE_CALL, 1.3],
])('a body of a visitor for %s is read up to %s MB', async (path, most) => {
  const browser = api.agent();
  await browser.get('/members/me/');
  const { status, megabytes } = await sendChunked(path, browser, { hasToken: true });
  expect([403, 413]).toContain(status);
  expect(megabytes).toBeLessThan(most);
});

test('accepts 64 kB without a login, and answers a larger call of a member whose session has ended with 403', async () => {
  const browser = api.agent();
  await browser.get('/members/me/');
  const send = async (path: string, length: number) =>
    (await browser.post(path, { email: 'a'.repeat(length) })).status;
  expect(await send('/login/', 60_000)).toBe(400);
  expect(await send('/login/', 70_000)).toBe(413);
  expect(await send('/skill-category-informations/', 500_000)).toBe(403);
});

test('the body of a member with an image is read up to the size of an image', async () => {
  const { member, browser } = await api.createLoggedInMember();
  const { status, megabytes } = await sendChunked(`/members/${member.id}/profile-image/`, browser, {
    hasToken: true,
  });
  expect(status).toBe(413);
  expect(megabytes).toBeGreaterThan(5);
  expect(megabytes).toBeLessThan(5.5);
});
