import type { GetServerSideProps } from 'next';
import { siteConfig } from '@/config/site';

/** Search engines have no use for member pages and steps of forms. */
const DISALLOWED_PATHS = [
  '/api/',
  '/auth/',
  '/mypage/',
  '/vacancy/*/entry',
  '/vacancy/*/confirm',
  '/vacancy/saved',
  '/custom-404/',
  '/dev/',
];

export const getServerSideProps: GetServerSideProps = async ({ res }) => {
  const lines = DISALLOWED_PATHS.map((path) => `Disallow: ${path}`);
  res.setHeader('Content-Type', 'text/plain; charset=utf-8');
  res.setHeader('Cache-Control', 'public, max-age=3600');
  res.end(`User-agent: *\n${lines.join('\n')}\n\nSitemap: ${siteConfig().origin}/sitemap.xml\n`);
  return { props: {} };
};

export default function Robots() {
  return null;
}
