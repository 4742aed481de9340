import type { NextConfig } from 'next';
import { PICTURE_WIDTHS, SMALL_PICTURE_WIDTHS } from './config/images';

const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  reactStrictMode: true,
  poweredByHeader: false,
  // The spec lists /vacancy and /vacancy/ alike, and a 308 on `POST …/login/` would drop the body.
  skipTrailingSlashRedirect: true,
  // Turbopack keeps display names in production unless told; they are 1 kB on every page.
  compiler: { styledComponents: { displayName: process.env.NODE_ENV === 'development' } },
  // Type errors are the business of `npm run check`; a build repeats none of it.
  typescript: { ignoreBuildErrors: true },
  // Native or worker-spawning packages stay outside the bundle.
  serverExternalPackages: ['pg', 'pg-boss', 'pino', '@node-rs/argon2', 'nodemailer', 'budoux'],
  experimental: {
    // Back and Forward within the site; hooks/navigation/scroll-restoration.ts does the rest.
    scrollRestoration: true,
    // Tells links into an app directory apart, which there is none of.
    clientRouterFilter: false,
    // Everything that all pages share is in one chunk: a dozen small ones compress 8 kB worse (decision 0017).
    turbopackChunking: { minChunkSize: 1_000_000, maxMergeChunkSize: 5_000_000 },
  },
  images: {
    deviceSizes: PICTURE_WIDTHS,
    imageSizes: SMALL_PICTURE_WIDTHS,
    formats: ['image/avif', 'image/webp'],
    localPatterns: [{ pathname: '/images/**', search: '' }],
    contentSecurityPolicy: "default-src 'none'; frame-ancestors 'none'; sandbox",
  },
  // Asked for anew on every page otherwise. Their names carry no version: a day, and a week while looking for a new one.
  headers: async () => [
    {
      source: '/:folder(images|icons)/:path+',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=86400, stale-while-revalidate=604800' }],
    },
  ],
};

export default config;
