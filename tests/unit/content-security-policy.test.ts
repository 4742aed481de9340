import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The site's settings are read once per module, so each case loads the modules again. */
async function policy(env: Record<string, string> = {}): Promise<Record<string, string[]>> {
  vi.resetModules();
  vi.stubEnv('NODE_ENV', 'production');
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const { contentSecurityPolicy } = await import('@/lib/content-security-policy');
  const rules = contentSecurityPolicy({ nonce: 'n0nce', scripts: ['go()'], styles: ['p{}'] }).split('; ');
  return Object.fromEntries(rules.map((rule) => rule.split(' ')).map(([name, ...rest]) => [name, rest]));
}

afterEach(() => vi.unstubAllEnvs());

describe('the content security policy', () => {
  it('without further settings, allows only this site and forbids framing', async () => {
    const rules = await policy();
    expect(
      Object.values(rules)
        .join()
        .match(/https?:/g),
    ).toBeNull();
    expect(rules['script-src']).toEqual(["'self'", "'nonce-n0nce'", hashOf('go()')]);
    // The empty element is the one that styled-components adds in the browser.
    expect(rules['style-src']).toEqual(["'self'", hashOf('p{}'), hashOf('')]);
    expect(rules['frame-ancestors']).toEqual(["'none'"]);
    expect(rules['object-src']).toEqual(["'none'"]);
    expect(rules['base-uri']).toEqual(["'none'"]);
  });

  it('with a tag manager, also allows its own origin and Google Analytics, and nothing else', async () => {
    const without = await policy();
    const rules = await policy({ TAG_MANAGER_ID: 'GTM-TEST123' });
    const added = Object.entries(rules).flatMap(([name, sources]) =>
      sources.filter((source) => !without[name]?.includes(source)).map((source) => `${name} ${source}`),
    );
    expect(added).toEqual([
      'script-src https://www.googletagmanager.com',
      'img-src https://www.googletagmanager.com',
      'img-src https://*.google-analytics.com',
      'connect-src https://www.googletagmanager.com',
      'connect-src https://*.google-analytics.com',
      'connect-src https://*.analytics.google.com',
    ]);
  });
});
