import type { GetServerSideProps } from 'next';
import { siteConfig } from '@/config/site';

/** What is a member's own or a step of a form has nothing for a search engine. */
const DISALLOWED_PATHS = [
  '/api/',
  '/auth/',
  '/mypage/',
  '/vacancy/*/entry',
  '/vacancy/*/confirm',
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
