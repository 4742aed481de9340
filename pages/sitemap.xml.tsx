import type { GetServerSideProps } from 'next';
import { sitemapEntries } from '@/api/feeds/sitemap';
import { siteConfig } from '@/config/site';

export const getServerSideProps: GetServerSideProps = async ({ res }) => {
  const { origin } = siteConfig();
  const entries = await sitemapEntries().catch(() => null);
  if (entries === null) {
    res.statusCode = 503;
    res.setHeader('Retry-After', '60');
    res.end('Service temporarily unavailable');
    return { props: {} };
  }
  const urls = entries.map(
    ({ path, lastModified }) =>
      `<url><loc>${origin}${path}</loc>${lastModified ? `<lastmod>${lastModified}</lastmod>` : ''}</url>`,
  );
  res.setHeader('Content-Type', 'application/xml; charset=utf-8');
  res.setHeader('Cache-Control', 'public, max-age=600');
  res.end(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
  );
  return { props: {} };
};

export default function Sitemap() {
  return null;
}
