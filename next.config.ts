import type { NextConfig } from 'next';
import { PICTURE_WIDTHS, SMALL_PICTURE_WIDTHS } from './config/images';

const isProduction = process.env.NODE_ENV === 'production';

/** What Next's router for pages asks for and a browser has no use of; development reads more of it. */
const notForBrowsers = Object.fromEntries(
  [
    // Server constants, of page-loader, router and route-regex in that order.
    '../shared/lib/constants',
    '../../../lib/constants',
    '../../../../lib/constants',
    // Patterns of rewrites and middleware.
    'next/dist/compiled/path-to-regexp',
    // The segments of an app directory.
    '../routes/app',
    './parse-loader-tree',
    './resolve-param-value',
    // A Node process.
    'next/dist/compiled/process',
  ].map((request) => [request, { browser: './lib/next-client-stub.ts' }]),
);

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
  // 12 kB less on every page (decision 0017).
  turbopack: {
    resolveAlias: { stylis: './styles/stylis-without-prefixes.mjs', ...(isProduction && notForBrowsers) },
  },
  // Native or worker-spawning packages stay outside the bundle.
  serverExternalPackages: ['pg', 'pg-boss', 'pino', '@node-rs/argon2', 'nodemailer', 'budoux'],
  experimental: {
    // Back and Forward within the site; hooks/navigation/scroll-restoration.ts does the rest.
    scrollRestoration: true,
    // Tells links into an app directory apart, which there is none of.
    clientRouterFilter: false,
    // What every page shares in one chunk: a dozen small ones compress 8 kB worse (decision 0017).
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
