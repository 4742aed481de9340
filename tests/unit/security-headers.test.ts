import { describe, expect, it } from 'vitest';
import { securityHeaders } from '@/scripts/security-headers.mjs';

const headers = (url: string, siteOrigin?: string) => Object.fromEntries(securityHeaders(url, siteOrigin));

describe('the headers of every answer', () => {
  it('a site on https: tells browsers to stay there; on http: does not', () => {
    expect(headers('/', 'https://kaikei.example')).toHaveProperty('Strict-Transport-Security');
    expect(headers('/', 'http://localhost:3000')).not.toHaveProperty('Strict-Transport-Security');
    expect(headers('/')).not.toHaveProperty('Strict-Transport-Security');
  });

  it.each(['/auth/set-password?token=x', '/mypage/system/?a=1&token=x'])(
    '%s: the token goes into no referrer, not even for our own pages',
    (url) => expect(headers(url)['Referrer-Policy']).toBe('strict-origin'),
  );
});
