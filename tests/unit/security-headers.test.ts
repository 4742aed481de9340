import { describe, expect, it } from 'vitest';
import { securityHeaders } from '@/scripts/serve/security-headers.mjs';

const headers = (url: string, siteOrigin = 'http://localhost:3000') =>
  Object.fromEntries(securityHeaders(url, siteOrigin));

describe('securityHeaders', () => {
  it('sets Strict-Transport-Security only on https sites', () => {
    expect(headers('/', 'https://kaikei.example')).toHaveProperty('Strict-Transport-Security');
    expect(headers('/', 'http://localhost:3000')).not.toHaveProperty('Strict-Transport-Security');
  });

  it.each(['/auth/set-password?token=x', '/mypage/system/?a=1&token=x'])(
    "%s: the token is never sent in a referrer, not even to the site's own pages",
    (url) => expect(headers(url)['Referrer-Policy']).toBe('strict-origin'),
  );
});
