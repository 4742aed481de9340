import { createHash } from 'node:crypto';
import { isDevelopment } from '@/config/env';
import { siteConfig } from '@/config/site';

/** The only external origins that a container may use (decision 0055): the tag manager itself and Google Analytics. */
const TAG_MANAGER_SOURCES = {
  script: ['https://www.googletagmanager.com'],
  image: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  connect: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
};

/** Google sign-in loads its button from this URL. It is allowed only when the operator has set a client id. */
const GOOGLE_SIGN_IN_ORIGIN = 'https://accounts.google.com/gsi/';

/** Returns the source of a Content-Security-Policy that allows an inline element with this text. */
const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The texts of a page's elements that browsers execute or apply. */
interface InlineElements {
  scripts: readonly string[];
  styles: readonly string[];
}

/**
 * Returns the Content-Security-Policy of a page (docs/architecture.md, "Standing promises"). It names the page's inline
 * scripts and style elements by the hashes of their texts, so that the page is the same for every visitor (decision
 * 0070); everything else must come from our own origin.
 */
export function contentSecurityPolicy({ scripts, styles }: InlineElements): string {
  const dev = isDevelopment();
  // In the browser styled-components adds an empty element and inserts its rules by script.
  const styleSources = [...new Set([...styles, ''])].map(hashSource);
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    // Only hot reload in development evaluates code.
    'script-src': ["'self'", ...scripts.map(hashSource), ...(dev ? ["'unsafe-eval'"] : [])],
    'style-src': ["'self'", ...(dev ? ["'unsafe-inline'"] : styleSources)],
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

/**
 * Returns the security headers of every response: pages, files, images and errors (docs/architecture.md, "Standing
 * promises"). A page sets its own Content-Security-Policy (pages/_document.tsx). The policy here applies to all other
 * responses and prevents any action if a browser renders one as a page.
 * @param siteOrigin the public origin of the site
 */
export function securityHeaders(url: string, siteOrigin: string): [name: string, value: string][] {
  return [
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; base-uri 'none'"],
    // The URL of a mailed link contains a token, which must not reach any other page, including our own.
    ['Referrer-Policy', /[?&]token=/.test(url) ? 'strict-origin' : 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'],
    // Google's sign-in responds from a popup window.
    ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
    // Applies to this host only (no includeSubDomains), because other subdomains are the operator's decision.
    ...(siteOrigin.startsWith('https://')
      ? [['Strict-Transport-Security', 'max-age=31536000'] as [string, string]]
      : []),
  ];
}
