/**
 * Returns the security headers of every response: pages, files, images and errors (docs/architecture.md, "Standing
 * promises"). A page sets its own Content-Security-Policy (pages/_document.tsx). The policy here applies to all other
 * responses and prevents any action if a browser renders one as a page.
 * @param {string} url of the request
 * @param {string} siteOrigin the public origin of the site
 * @returns {[name: string, value: string][]}
 */
export function securityHeaders(url, siteOrigin) {
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
    ...(siteOrigin.startsWith('https://') ? [['Strict-Transport-Security', 'max-age=31536000']] : []),
  ];
}
