import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { readSampleOperator } from '@/api/pages/content-files';
import { findDoubtfulSettings, isDemo, mode, parseEnv } from '@/config/env';
import { createSiteConfig } from '@/config/site';
import { bannerLines } from '@/gateway/banner';
import { loadEnvFiles } from '@/gateway/load-env.mjs';

describe('parseEnv', () => {
  it('without any variables, returns the embedded demo on port 3000', () => {
    const env = parseEnv({});
    expect(env).toMatchObject({ PORT: 3000, SITE_ORIGIN: 'http://localhost:3000', TRUST_PROXY: 0 });
    expect([mode(env), isDemo(env)]).toEqual(['embedded', true]);
  });

  it('treats empty values as unset, as in a copied .env.example', () => {
    expect(parseEnv({ PORT: '', DATABASE_URL: ' ', SEED: '' })).toMatchObject({ PORT: 3000 });
  });

  it.each([
    ['https://Kaikei.Example:443/', 'https://kaikei.example'],
    ['https://kaikei.example', 'https://kaikei.example'],
    [' http://日本.example:8080 ', 'http://xn--wgv71a.example:8080'],
  ])('gives mails and pages the same public origin for SITE_ORIGIN=%s', (value, origin) => {
    const env = parseEnv({ SITE_ORIGIN: value, SEED: 'none' });
    expect([env.SITE_ORIGIN, createSiteConfig(env).origin]).toEqual([origin, origin]);
  });

  it.each([
    'https://kaikei.example',
    'http://192.168.0.10:3000',
    'http://127.evil.example',
    'http://localhost.evil.example',
  ])(
    'refuses to start the demo by default at %s, where anybody could use its accounts and read its mails',
    (SITE_ORIGIN) => {
      expect(() => parseEnv({ SITE_ORIGIN })).toThrow(/^Cannot start: SEED .*SEED=none.*SEED=demo/);
      expect(isDemo(parseEnv({ SITE_ORIGIN, SEED: 'demo' }))).toBe(true);
      expect(isDemo(parseEnv({ SITE_ORIGIN, SEED: 'none' }))).toBe(false);
      expect(parseEnv({ SITE_ORIGIN, DATABASE_URL: 'postgresql://localhost/x' })).toMatchObject({
        SITE_ORIGIN,
      });
    },
  );

  it.each(['http://localhost:3000', 'http://demo.localhost', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
    'starts the demo by default at %s, on this machine',
    (SITE_ORIGIN) => {
      expect(isDemo(parseEnv({ SITE_ORIGIN }))).toBe(true);
    },
  );

  it('removes spaces around values, so that server and pages use the same Google client id', () => {
    const env = parseEnv({ GOOGLE_CLIENT_ID: ' id.apps.googleusercontent.com ', PORT: ' 4000' });
    expect(env).toMatchObject({ GOOGLE_CLIENT_ID: 'id.apps.googleusercontent.com', PORT: 4000 });
    // The public origin is that of the port unless it is set.
    expect(env.SITE_ORIGIN).toBe('http://localhost:4000');
    expect(createSiteConfig(env).googleClientId).toBe('id.apps.googleusercontent.com');
  });

  it('gives pages what the operator says: the permit, where to ask, and the business days until an answer', () => {
    const contact = (source: Record<string, string>) => createSiteConfig(parseEnv(source)).contactHref;
    expect(contact({})).toBeNull();
    expect(contact({ CONTACT_EMAIL: 'help@example.jp' })).toBe('mailto:help@example.jp');
    expect(contact({ CONTACT_EMAIL: 'help@example.jp', CONTACT_URL: 'https://example.jp/ask' })).toBe(
      'https://example.jp/ask',
    );
    const said = { PLACEMENT_LICENCE: '13-ユ-312345', REPLY_BUSINESS_DAYS: '5' };
    expect(createSiteConfig(parseEnv(said), readSampleOperator())).toMatchObject({
      placementLicence: '13-ユ-312345',
      replyBusinessDays: 5,
      contactHref: null,
      isSampleOperator: false,
    });
    expect(createSiteConfig(parseEnv({}))).toMatchObject({ placementLicence: null, replyBusinessDays: null });
  });

  it('gives the pages of the demo a sample of all of it, which says that it is one', () => {
    expect(createSiteConfig(parseEnv({}), readSampleOperator())).toMatchObject({
      placementLicence: expect.stringContaining('（見本）'),
      replyBusinessDays: 5,
      contactHref: 'mailto:contact@kaikei-link.example',
      isSampleOperator: true,
    });
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '0'],
    ['PORT', '70000'],
    ['PAGE_CACHE_MB', '-1'],
    ['PAGE_CACHE_MB', '2000'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['API_ORIGIN', 'api.example.com'],
    ['API_ORIGIN', 'https://api.example.com/v3'],
    ['SITE_ORIGIN', 'kaikei.example'],
    ['SITE_ORIGIN', 'https://'],
    ['SEED', 'yes'],
    ['SMTP_URL', 'mail.example.com'],
    ['MAIL_FROM', 'nobody'],
    ['PLACEMENT_LICENCE', '13-312345'],
    ['CONTACT_URL', 'www.example.jp/contact'],
    ['CONTACT_URL', 'mailto:help@example.jp'],
    ['REPLY_BUSINESS_DAYS', '0'],
    ['REPLY_BUSINESS_DAYS', '2.5'],
    ['REPLY_BUSINESS_DAYS', '5営業日'],
    ['TRUST_PROXY', '-1'],
    ['LOG_LEVEL', 'loud'],
    ['LOG_REQUESTS', 'some'],
    ['METRICS_TOKEN', 'too-short'],
    ['METRICS_TOKEN', 'two words of a token'],
    ['METRICS_PORT', '0'],
    ['METRICS_PORT', '3000'],
    ['API_FORWARDED_HOST', 'evil.example'],
    ['API_MEDIA_PATH', 'media'],
    ['API_MEDIA_PATH', '/../'],
    ['API_MEDIA_PATH', '/api/'],
    ['API_MEDIA_ORIGIN', 'https://cdn.example.jp/media'],
    ['SESSION_COOKIE_NAME', 'a=b'],
    ['SESSION_COOKIE_NAME', 'csrftoken'],
    ['CONTENT_DIR', 'no/such/folder'],
    ['CONTENT_DIR', 'package.json'],
    ['TAG_MANAGER_ID', 'UA-12345-1'],
    ['TAG_MANAGER_ID', "GTM-A1B2' https://evil.example"],
  ])('rejects %s=%s with one line that names the variable', (name, value) => {
    const attempt = () => parseEnv({ [name]: value });
    expect(attempt).toThrow(expect.objectContaining({ name: 'StartupError' }));
    expect(attempt).toThrow(new RegExp(`^Cannot start: ${name} [^\\n]+\\.$`));
  });

  it('rejects DATABASE_URL together with API_ORIGIN', () => {
    const both = { DATABASE_URL: 'postgresql://localhost/x', API_ORIGIN: 'https://api.example.com' };
    expect(() => parseEnv(both)).toThrow('API_ORIGIN cannot be set together with DATABASE_URL');
  });

  it('rejects DATABASE_DIRECT_URL without DATABASE_URL', () => {
    expect(() => parseEnv({ DATABASE_DIRECT_URL: 'postgresql://localhost/x' })).toThrow(
      'DATABASE_DIRECT_URL needs DATABASE_URL',
    );
  });

  it('does not repeat secrets in error messages', () => {
    expect(() => parseEnv({ DATABASE_URL: 'mysql://user:hunter2@localhost/x' })).toThrow(/^(?!.*hunter2)/);
  });
});

describe('isDemo', () => {
  it.each([
    [{ SEED: 'none' }, false],
    [{ SEED: 'demo', DATABASE_URL: 'postgresql://localhost/x' }, true],
    [{ DATABASE_URL: 'postgresql://localhost/x' }, false],
    [{ SEED: 'demo', API_ORIGIN: 'https://api.example.com' }, false],
  ])('returns for %o: %s', (source, expected) => {
    expect(isDemo(parseEnv(source))).toBe(expected);
  });
});

describe('bannerLines', () => {
  it('lists the demo accounts and the inbox in demo mode', () => {
    const text = bannerLines(parseEnv({}), '/data/postgres').join('\n');
    expect(text).toContain('member@example.com, newcomer@example.com, terms@example.com');
    expect(text).toContain('http://localhost:3000/dev/mail');
    expect(text).toContain('/data/postgres');
  });

  it('names in one line what is not set about the operator', () => {
    const operatorLines = (source: Record<string, string>) =>
      bannerLines(parseEnv(source), '/data').filter((line) => line.includes('Operator'));
    const production = { DATABASE_URL: 'postgresql://localhost/x', OPERATOR_NAME: '株式会社例示' };
    expect(operatorLines({ ...production, CONTACT_EMAIL: 'help@example.jp' })).toEqual([
      '  Operator not shown, because not set: OPERATOR_REPRESENTATIVE, OPERATOR_ADDRESS, PLACEMENT_LICENCE, OPERATOR_LICENCES, PRIVACY_OFFICER, OPERATOR_PHONE, REPLY_BUSINESS_DAYS',
    ]);
    expect(operatorLines({})).toEqual([expect.stringContaining('the sample company of the demo')]);
    expect(operatorLines({ CONTACT_URL: 'https://example.jp/ask' })).toEqual([
      expect.stringContaining('not shown, because not set: OPERATOR_NAME'),
    ]);
    const complete = {
      ...production,
      OPERATOR_REPRESENTATIVE: '例示 一子',
      OPERATOR_ADDRESS: '東京都',
      PLACEMENT_LICENCE: '13-ユ-312345',
      OPERATOR_LICENCES: '特定募集情報等提供事業 51-募-012345',
      PRIVACY_OFFICER: '例示 二郎',
      OPERATOR_PHONE: '03-9999-0000',
      CONTACT_EMAIL: 'help@example.jp',
      REPLY_BUSINESS_DAYS: '5',
    };
    expect(operatorLines(complete)).toEqual([]);
  });

  it.each([
    ['SMPT_URL', 'SMTP_URL'],
    ['MAIL_FORM', 'MAIL_FROM'],
    ['DATABASE_URLL', 'DATABASE_URL'],
    ['SITE_ORIGN', 'SITE_ORIGIN'],
    ['OPERATOR_NAMF', 'OPERATOR_NAME'],
  ])('says that %s is no setting, and which one it may be', (name, meant) => {
    const doubts = findDoubtfulSettings({ [name]: 'x', PATH: '/bin', PORTS: '1', LESS: '-R' });
    expect(doubts).toEqual([`${name} is no setting; is it ${meant}?`]);
    const lines = bannerLines(parseEnv({}), '/data', doubts);
    expect(lines).toContain(`  Check    ${name} is no setting; is it ${meant}?`);
    // Both are set on purpose then.
    expect(findDoubtfulSettings({ [name]: 'x', [meant]: 'y' })).toEqual([]);
  });

  it('names settings that still have a value of an example, without the value', () => {
    const source = {
      DATABASE_URL: 'postgres://kaikei_site:change-me@db/kaikei',
      OPERATOR_NAME: '株式会社〇〇',
      MAIL_FROM: 'no-reply@example.jp',
      SITE_ORIGIN: 'https://kaikei.jp',
    };
    const doubts = ['still a value of the example: DATABASE_URL, MAIL_FROM, OPERATOR_NAME'];
    expect(findDoubtfulSettings(source)).toEqual(doubts);
    expect(findDoubtfulSettings({ SITE_ORIGIN: 'https://kaikei.jp', MAIL_FROM: 'office@kaikei.jp' })).toEqual(
      [],
    );
  });

  it('shows no demo accounts and no password in other modes', () => {
    const text = bannerLines(parseEnv({ DATABASE_URL: 'postgresql://app:hunter2@db:5432/x' })).join('\n');
    expect(text).toContain('db:5432');
    expect(text).not.toMatch(/hunter2|example\.com/);
  });
});

describe('load env', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'kaikei-env-'));
    for (const name of ['T_URL', 'T_NAME', 'T_MODE', 'T_SET']) vi.stubEnv(name, undefined);
  });

  afterEach(async () => {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
  });

  test('takes values as they are, with $, and lets the environment and the nearer file win', async () => {
    vi.stubEnv('T_SET', '');
    await writeFile(
      path.join(folder, '.env'),
      "T_URL='postgres://user:pa$$w$HOME@host/db'\nT_NAME=pa$word\nT_MODE=all\nT_SET=file\n",
    );
    await writeFile(path.join(folder, '.env.production'), 'T_MODE=production\n');
    await writeFile(path.join(folder, '.env.development'), 'T_MODE=development\n');
    loadEnvFiles(false, folder);
    const { T_URL, T_NAME, T_MODE, T_SET } = process.env;
    expect([T_URL, T_NAME, T_MODE, T_SET]).toEqual([
      'postgres://user:pa$$w$HOME@host/db',
      'pa$word',
      'production',
      '',
    ]);
  });

  test('the start of a site without a register says that numbers are not checked', () => {
    const lines = (variables: Record<string, string>) => bannerLines(parseEnv(variables), 'data').join('\n');
    const database = { DATABASE_URL: 'postgres://localhost/kaikei' };
    expect(lines(database)).toContain('INVOICE_API_ID is not set');
    expect(lines({ ...database, INVOICE_API_ID: 'abc' })).not.toContain('INVOICE_API_ID');
    expect(lines({})).not.toContain('INVOICE_API_ID');
  });
});
