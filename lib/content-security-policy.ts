import { isDevelopment } from '@/config/env';
import { siteConfig } from '@/config/site';
import { TAG_MANAGER_SOURCES } from '@/config/tag-manager';

/** Google sign-in loads its button from this URL. It is allowed only when the operator has set a client id. */
const GOOGLE_SIGN_IN_ORIGIN = 'https://accounts.google.com/gsi/';

/**
 * Returns the Content-Security-Policy of a page (docs/architecture.md, "Standing promises"). Scripts and style elements
 * need the nonce of the response; everything else must come from our own origin.
 * @param nonce new for every response
 */
export function contentSecurityPolicy(nonce: string): string {
  const dev = isDevelopment();
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    // Only hot reload in development evaluates code.
    'script-src': ["'self'", `'nonce-${nonce}'`, ...(dev ? ["'unsafe-eval'"] : [])],
    'style-src': dev ? ["'self'", "'unsafe-inline'"] : ["'self'", `'nonce-${nonce}'`],
    'img-src': ["'self'", 'data:', 'blob:'],
    'connect-src': ["'self'", ...(dev ? ['ws:'] : [])],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  const { googleClientId, tagManagerId, mediaOrigin } = siteConfig();
  if (mediaOrigin) directives['img-src']?.push(mediaOrigin);
  if (googleClientId) {
    directives['script-src']?.push(`${GOOGLE_SIGN_IN_ORIGIN}client`);
    directives['style-src']?.push(`${GOOGLE_SIGN_IN_ORIGIN}style`);
    directives['connect-src']?.push(GOOGLE_SIGN_IN_ORIGIN);
    directives['frame-src'] = [GOOGLE_SIGN_IN_ORIGIN];
  }
  if (tagManagerId) {
    directives['script-src']?.push(...TAG_MANAGER_SOURCES.script);
    directives['img-src']?.push(...TAG_MANAGER_SOURCES.image);
    directives['connect-src']?.push(...TAG_MANAGER_SOURCES.connect);
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
