import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isBuilt } from '@/scripts/build.mjs';
import { freePort } from '@/scripts/helpers/running-site';
import { createAgent } from '../setup/agent';
import { createFolder, ROOT, type RunningProcess, removeFolder, startProcess, waitUntil } from './helpers';

/** Pages that the built site keeps in memory for anonymous visitors (gateway/). */
let dataDir: string;
let origin: string;
let site: RunningProcess;

const databaseUrl = () =>
  `postgresql://postgres@localhost/kaikei?host=${encodeURIComponent(path.join(dataDir, 'postgres'))}`;

beforeAll(async () => {
  if (!isBuilt()) throw new Error('There is no build of these sources. Run `npm run build` first.');
  dataDir = await createFolder();
  const PORT = String(await freePort());
  origin = `http://localhost:${PORT}`;
  const dist = process.env.NEXT_DIST_DIR;
  site = startProcess(process.execPath, ['scripts/start.mjs'], {
    env: { PORT, DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...(dist && { NEXT_DIST_DIR: dist }) },
  });
  while (!site.output().includes('Mode')) {
    if (site.child.exitCode !== null) throw new Error(`the site ended: ${site.output()}`);
    await pause(100);
  }
});
afterAll(async () => {
  site.child.kill('SIGTERM');
  await site.exited;
  await removeFolder(dataDir);
});

interface Page {
  status: number;
  headers: Headers;
  text: string;
}

async function read(address: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Page> {
  const response = await fetch(origin + address, { headers, method, redirect: 'manual' });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** Logs in as the demo's member. @returns the Cookie header of the browser, and its logout */
async function logIn() {
  const browser = createAgent((request) => {
    const { pathname, search } = new URL(request.url);
    return fetch(new Request(origin + pathname + search, request));
  });
  const credentials = { email: 'member@example.com', password: 'kaikei-demo-2026' };
  expect((await browser.post('/login/', credentials)).status).toBe(200);
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return { cookie, logOut: () => browser.post('/logout/'), cookies: browser.cookies };
}

const isMembersPage = ({ text }: Page) => text.includes('"isLoggedIn":true');

/** Runs the operator CLI on the site's database. */
async function operator(...words: string[]): Promise<void> {
  const cli = startProcess(
    process.execPath,
    [path.join(ROOT, 'scripts/command.mjs'), 'operator', ...words, '--yes'],
    {
      env: { LOG_LEVEL: 'silent', DATABASE_URL: databaseUrl() },
    },
  );
  expect([await cli.exited, cli.output()]).toEqual([0, expect.anything()]);
}

it.each(['/', '/vacancy', '/vacancy/1/', '/seminar', '/column', '/for-company', '/terms'])(
  '%s is the same for every anonymous visitor and sets no cookie',
  async (address) => {
    // At the same time, because on a busy machine the page may be too old for the second visitor.
    const [first, second] = await Promise.all([
      read(address, { cookie: 'csrftoken=one', 'accept-language': 'ja' }),
      read(`${address}?utm_source=mail`, { 'user-agent': 'Another/1.0' }),
    ]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.text).toBe(first.text);
    expect(first.text).not.toContain('nonce="');
    for (const { headers } of [first, second]) {
      expect(headers.getSetCookie()).toEqual([]);
      expect(headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=[0-5], must-revalidate$/);
      expect(headers.get('vary')).toBe('Accept-Encoding, Cookie');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      const policy = headers.get('content-security-policy');
      expect(policy).toMatch(/script-src 'self' 'sha256-[^']+'(;|$)/);
      expect(policy).not.toMatch(/nonce|unsafe/);
    }
  },
);

it('answers an unchanged page with 304, and HEAD without a body', async () => {
  const { headers } = await read('/terms');
  const etag = headers.get('etag') ?? '';
  const head = await read('/terms', {}, 'HEAD');
  expect([head.status, head.text, head.headers.get('etag')]).toEqual([200, '', etag]);
  expect((await read('/terms', { 'if-none-match': etag })).status).toBe(304);
});

it('shows members their own page in the same browser, and the anonymous page after the logout', async () => {
  const anonymous = await read('/vacancy');
  const { cookie, logOut } = await logIn();
  const etag = anonymous.headers.get('etag') ?? '';
  const own = await read('/vacancy', { cookie, 'if-none-match': etag });
  expect([own.status, isMembersPage(own), own.headers.get('cache-control')]).toEqual([
    200,
    true,
    'private, no-store',
  ]);
  expect(isMembersPage(await read('/vacancy'))).toBe(false);
  expect((await logOut()).ok).toBe(true);
  const withEndedSession = await read('/vacancy', { cookie });
  expect([isMembersPage(withEndedSession), withEndedSession.headers.get('cache-control')]).toEqual([
    false,
    'private, no-cache',
  ]);
  const after = await read('/vacancy');
  expect([after.status, isMembersPage(after)]).toEqual([200, false]);
});

it('renders a page for each request with a session that is not valid', async () => {
  const answers = [await read('/terms', { cookie: 'sessionid=x' }), await read('/terms')];
  expect(answers.map(({ headers }) => headers.get('cache-control')?.split(',')[0])).toEqual([
    'private',
    'public',
  ]);
});

it('never keeps pages of members, login pages and unknown records', async () => {
  expect((await read('/mypage/')).status).toBe(307);
  expect((await read('/auth/login/')).headers.get('cache-control')).toBe('private, no-cache');
  for (let round = 1; round <= 2; round += 1) {
    const { status, headers } = await read('/vacancy/999999/');
    expect([status, headers.get('cache-control')]).toEqual([404, 'private, no-cache']);
  }
});

it('answers 50 first visitors at the same time with one rendering', async () => {
  const pages = await Promise.all(Array.from({ length: 50 }, () => read('/vacancy?days=2&status=open')));
  // Each rendering contains the time of its data.
  expect(new Set(pages.map(({ text }) => text)).size).toBe(1);
});

it('shows what an operator has changed when the kept page is too old', async () => {
  const open = await read('/api/v3/public/vacancies/?status=open');
  const [vacancy] = JSON.parse(open.text).results as { id: number }[];
  const address = `/vacancy/${vacancy?.id}/`;
  const before = await read(address);
  expect(before.text).toContain('"status":"open"');
  await operator('vacancies', 'close', String(vacancy?.id));
  // For how many seconds a page is kept is the subject of tests/unit/shared-replies.test.ts and page-listener.test.ts.
  await waitUntil('the page shows the change', async () =>
    (await read(address)).text.includes('"status":"close"'),
  );
});
