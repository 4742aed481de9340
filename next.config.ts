import type { NextConfig } from 'next';
import { PICTURE_WIDTHS, SMALL_PICTURE_WIDTHS } from './lib/picture-urls';

/** Read by the build and in development. In production a start takes what the build has recorded (gateway/start.mjs). */
const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  reactStrictMode: true,
  poweredByHeader: false,
  // Next's hash reads each page character by character, 3 to 5 % of the time of a rendering. Pages that are kept get an
  // ETag from gateway/, and pages of members may not be stored by browsers.
  generateEtags: false,
  // The spec lists both /vacancy and /vacancy/, and a 308 for `POST …/login/` would drop the body.
  skipTrailingSlashRedirect: true,
  // Disables display names in production, which Turbopack keeps by default. They add 1 kB to every page.
  compiler: { styledComponents: { displayName: process.env.NODE_ENV === 'development' } },
  // `npm run check` reports type errors, so the build does not check them again.
  typescript: { ignoreBuildErrors: true },
  // Native packages and packages that start workers cannot be bundled.
  serverExternalPackages: ['pg', 'pg-boss', 'pino', '@node-rs/argon2', 'nodemailer', 'budoux', 'prom-client'],
  experimental: {
    // Restores the scroll position for Back and Forward; hooks/navigation/scroll-restoration.ts handles the remaining
    // cases.
    scrollRestoration: true,
    // Not needed, because there is no app directory.
    clientRouterFilter: false,
    // Each page then has no inline script of Next, whose hash nobody knows before the page is complete (decision 0070).
    turbopackSharedRuntime: false,
    // Puts the code that all pages share into one chunk, because many small chunks compress 8 kB worse (decision 0017).
    turbopackChunking: { minChunkSize: 1_000_000, maxMergeChunkSize: 5_000_000 },
  },
  images: {
    deviceSizes: PICTURE_WIDTHS,
    imageSizes: SMALL_PICTURE_WIDTHS,
    formats: ['image/avif', 'image/webp'],
    localPatterns: [{ pathname: '/images/**', search: '' }],
    contentSecurityPolicy: "default-src 'none'; frame-ancestors 'none'; sandbox",
  },
  // Where password managers send a member who changes a password (W3C, "A Well-Known URL for Changing Passwords").
  redirects: async () => [
    {
      source: '/.well-known/change-password',
      destination: '/mypage/system/#password-edit',
      permanent: false,
    },
  ],
  // Without this header browsers request images again on every page. The file names contain no version, so they are
  // cached for one day and may be stale for a week while being revalidated.
  headers: async () => [
    {
      source: '/:folder(images|icons)/:path+',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=86400, stale-while-revalidate=604800' }],
    },
  ],
};

export default config;
