import { readdir, readFile } from 'node:fs/promises';
import { get } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { cookieHeader } from '../setup/browser-cookies';
import { ROOT, startProcess, waitUntil } from './helpers';
import { browse, DEMO_LOGIN, type Site, type SiteSetup, setUpSites } from './site-process';

// Other programs may use the machine at the same time.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

// Tests that only read a site share one, whose settings have the secrets that must not be shown.

/** Every setting whose value must not be shown, with a marker that occurs nowhere else. */
const SECRETS = {
  DATABASE_URL: 'marker-database',
  DATABASE_DIRECT_URL: 'marker-direct',
  SMTP_URL: 'marker-smtp',
  INVOICE_API_ID: 'marker-invoice',
  METRICS_TOKEN: 'marker-metrics-token',
};

/** Settings whose names look like secrets, and whose values pages show or name on purpose. */
const PUBLIC = ['COMPANY_CONTACT_URL', 'CONTACT_URL', 'GOOGLE_CLIENT_ID', 'TAG_MANAGER_ID'];

let setup: SiteSetup;
let site: Site;
beforeAll(async () => {
  setup = await setUpSites();
  await setup.startDatabase();
  const url = (secret: string) => setup.databaseUrl().replace('postgres@', `postgres:${secret}@`);
  site = await setup.startSite({
    DATABASE_URL: url(SECRETS.DATABASE_URL),
    DATABASE_DIRECT_URL: url(SECRETS.DATABASE_DIRECT_URL),
    // Nothing listens there, so that mails fail and the failure is logged.
    SMTP_URL: `smtp://mailer:${SECRETS.SMTP_URL}@127.0.0.1:1`,
    MAIL_FROM: 'site@example.com',
    INVOICE_API_ID: SECRETS.INVOICE_API_ID,
    METRICS_TOKEN: SECRETS.METRICS_TOKEN,
    SEED: 'demo',
    LOG_LEVEL: 'info',
  });
});
afterAll(() => setup.cleanUp());

interface Page {
  status: number;
  headers: Headers;
  text: string;
}

async function read(address: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Page> {
  const response = await fetch(site.origin + address, { headers, method, redirect: 'manual' });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** Logs in as the demo's member. @returns the Cookie header of the browser, and its logout */
async function logIn() {
  const browser = browse(site);
  expect((await browser.post('/login/', DEMO_LOGIN)).status).toBe(200);
  return { cookie: cookieHeader(browser.cookies), logOut: () => browser.post('/logout/') };
}

const isMembersPage = ({ text }: Page) => text.includes('"isLoggedIn":true');

/** Runs the operator CLI on the site's database. */
async function operator(...words: string[]): Promise<void> {
  const cli = startProcess(
    process.execPath,
    [path.join(ROOT, 'scripts/command.mjs'), 'operator', ...words, '--yes'],
    {
      env: { LOG_LEVEL: 'silent', DATABASE_URL: setup.databaseUrl() },
    },
  );
  expect([await cli.exited, cli.output()]).toEqual([0, expect.anything()]);
}

describe('the pages that are kept for visitors', () => {
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
});

const markersIn = (text: string): string[] =>
  Object.values(SECRETS).filter((marker) => text.includes(marker));

describe('the secret settings', () => {
  it('are all settings of .env.example whose names look like secrets', async () => {
    const example = await readFile(path.join(ROOT, '.env.example'), 'utf8');
    const names = [...example.matchAll(/^#? ?([A-Z][A-Z_]+)=/gm)].map(([, name = '']) => name);
    const secret = names.filter((name) => /(_URL|_ID|TOKEN|KEY|SECRET|PASSWORD)$/.test(name));
    expect([...new Set(secret)].filter((name) => !PUBLIC.includes(name)).toSorted()).toEqual(
      Object.keys(SECRETS).toSorted(),
    );
  });

  it('are named in no file that browsers get', async () => {
    const folder = path.join(ROOT, process.env.NEXT_DIST_DIR ?? '.next', 'static');
    const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) =>
      entry.isFile(),
    );
    expect(files.length).toBeGreaterThan(20);
    for (const { parentPath, name } of files) {
      const text = await readFile(path.join(parentPath, name), 'utf8');
      const found = [...Object.keys(SECRETS), ...Object.values(SECRETS)].filter((word) =>
        text.includes(word),
      );
      expect({ name, found }).toEqual({ name, found: [] });
    }
  });

  it('are in no page, answer and header of visitors and members, and not in the log', async () => {
    const browser = browse(site);
    const expectNoSecret = async (address: string) => {
      const { headers, text } = await read(address, { cookie: cookieHeader(browser.cookies) });
      const found = markersIn(`${JSON.stringify([...headers])} ${text}`);
      expect({ address, found }).toEqual({ address, found: [] });
    };
    const sitemap = (await read('/sitemap.xml')).text;
    const listed = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname);
    expect(listed.length).toBeGreaterThan(100);
    // One page of each kind is enough, because the records of a kind share their template.
    const kinds = new Map(listed.map((address) => [address.replace(/\d+/, '#'), address]));
    const others = [
      '/auth/login',
      '/auth/register',
      '/nowhere',
      '/metrics',
      '/readyz',
      '/healthz',
      '/dev/mail',
    ];
    for (const address of [...kinds.values(), ...others, '/api/v3/public/openapi.json'])
      await expectNoSecret(address);
    expect((await browser.post('/login/', DEMO_LOGIN)).status).toBe(200);
    await browser.post('/issue-password-token/', { email: DEMO_LOGIN.email });
    await browser.get('/check-invoice-number/1234567890123/');
    for (const address of [
      '/mypage/',
      '/mypage/system/',
      '/mypage/vacancy/',
      '/api/v3/public/personal-data/',
    ])
      await expectNoSecret(address);
    expect(markersIn(site.output())).toEqual([]);
  });
});

/** Reads an address on a connection of its own. */
const statusOnNewConnection = (address: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    get(site.origin + address, { agent: false }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    }).on('error', reject);
  });

/** Asks for different pages at once, each on a connection of its own. */
function askForPages(count: number) {
  let answered = 0;
  const ask = async (page: number) => {
    const status = await statusOnNewConnection(`/vacancy/?search=${page}`);
    answered += 1;
    return status;
  };
  return {
    answered: () => answered,
    statuses: Promise.all(Array.from({ length: count }, (_, page) => ask(page))),
  };
}

it('answers health checks on new connections between the renderings of pages that wait', async () => {
  const pages = askForPages(200);
  await waitUntil('pages are being rendered', () => pages.answered() >= 20);
  // Counted in pages, because the time of one depends on the machine.
  const waits: number[] = [];
  while (pages.answered() < 150) {
    const before = pages.answered();
    expect(await statusOnNewConnection('/healthz')).toBe(200);
    waits.push(pages.answered() - before);
  }
  expect(Math.max(...waits)).toBeLessThan(15);
  expect(new Set(await pages.statuses)).toEqual(new Set([200]));
});
