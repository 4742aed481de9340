import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { parseEnv } from '@/config/env';
import { createSiteConfig, setSiteConfig } from '@/config/site';
import { contentSecurityPolicy, securityHeaders } from '@/gateway/security-headers';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function policy(variables: Record<string, string> = {}): Record<string, string[]> {
  setSiteConfig(
    createSiteConfig(parseEnv({ SITE_ORIGIN: 'https://kaikei.example', SEED: 'none', ...variables })),
  );
  const rules = contentSecurityPolicy({ scripts: ['go()'], styles: ['p{}'] }).split('; ');
  return Object.fromEntries(rules.map((rule) => rule.split(' ')).map(([name, ...rest]) => [name, rest]));
}

describe('the content security policy', () => {
  it('without further settings, allows only this site and forbids framing', () => {
    const rules = policy();
    expect(
      Object.values(rules)
        .join()
        .match(/https?:/g),
    ).toBeNull();
    expect(rules['script-src']).toEqual(["'self'", hashOf('go()')]);
    // The empty element is the one that styled-components adds in the browser.
    expect(rules['style-src']).toEqual(["'self'", hashOf('p{}'), hashOf('')]);
    expect(rules['frame-ancestors']).toEqual(["'none'"]);
    expect(rules['object-src']).toEqual(["'none'"]);
    expect(rules['base-uri']).toEqual(["'none'"]);
  });

  it('with a tag manager, also allows its own origin and Google Analytics, and nothing else', () => {
    const without = policy();
    const rules = policy({ TAG_MANAGER_ID: 'GTM-TEST123' });
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

  it('with API_MEDIA_ORIGIN, also allows pictures from there, and nothing else', () => {
    const without = policy();
    const variables = { API_ORIGIN: 'https://api.example.jp', API_MEDIA_ORIGIN: 'https://cdn.example.jp/' };
    const rules = policy(variables);
    expect(rules).toEqual({
      ...without,
      'img-src': [...(without['img-src'] ?? []), 'https://cdn.example.jp'],
    });
  });
});

describe('the headers of every response', () => {
  const headers = (url: string, siteOrigin = 'http://localhost:3000') =>
    Object.fromEntries(securityHeaders(url, siteOrigin));

  it('set Strict-Transport-Security only on https sites', () => {
    expect(headers('/', 'https://kaikei.example')).toHaveProperty('Strict-Transport-Security');
    expect(headers('/', 'http://localhost:3000')).not.toHaveProperty('Strict-Transport-Security');
  });

  it.each(['/auth/set-password?token=x', '/mypage/system/?a=1&token=x'])(
    "of %s never send the token in a referrer, not even to the site's own pages",
    (url) => expect(headers(url)['Referrer-Policy']).toBe('strict-origin'),
  );
});
