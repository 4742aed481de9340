import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAgent } from '../setup/agent';
import { ROOT } from './helpers';
import { type Site, type SiteSetup, setUpSites } from './site-process';

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
    const browser = createAgent((request) => {
      const { pathname, search } = new URL(request.url);
      return fetch(new Request(site.origin + pathname + search, request));
    });
    const read = async (address: string) => {
      const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await fetch(site.origin + address, { headers: { cookie } });
      const text = `${JSON.stringify([...response.headers])} ${await response.text()}`;
      expect({ address, found: markersIn(text) }).toEqual({ address, found: [] });
    };
    const sitemap = await (await fetch(`${site.origin}/sitemap.xml`)).text();
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
    for (const address of [...kinds.values(), ...others, '/api/v3/public/openapi.json']) await read(address);
    const credentials = { email: 'member@example.com', password: 'kaikei-demo-2026' };
    expect((await browser.post('/login/', credentials)).status).toBe(200);
    await browser.post('/issue-password-token/', { email: credentials.email });
    await browser.get('/check-invoice-number/1234567890123/');
    for (const address of [
      '/mypage/',
      '/mypage/system/',
      '/mypage/vacancy/',
      '/api/v3/public/personal-data/',
    ])
      await read(address);
    expect(markersIn(site.output())).toEqual([]);
  });
});
