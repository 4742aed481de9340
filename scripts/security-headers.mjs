/**
 * What every answer says to the browser, pages, files, pictures and errors alike (docs/architecture.md, "Standing
 * promises"). A page brings a Content-Security-Policy of its own (pages/_document.tsx); this one holds for all that is
 * not a page, and lets an answer do nothing should a browser ever take it for one.
 * @param {string} url of the request
 * @param {string | undefined} siteOrigin SITE_ORIGIN
 * @returns {[name: string, value: string][]}
 */
export function securityHeaders(url, siteOrigin) {
  return [
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; base-uri 'none'"],
    // The token of a mailed link: no other page, not even our own, is told of it.
    ['Referrer-Policy', /[?&]token=/.test(url) ? 'strict-origin' : 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'],
    // Google's sign-in answers from a window of its own.
    ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
    // Our own word is for this host alone; the operator's other hosts are theirs to say.
    ...(siteOrigin?.startsWith('https://') ? [['Strict-Transport-Security', 'max-age=31536000']] : []),
  ];
}
