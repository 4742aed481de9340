import type { GetServerSideProps } from 'next';
import { siteConfig } from '@/config/site';
import { colorSchemes } from '@/styles/color-schemes';

/** Generated at run time, because the operator configures the site's name. */
export const getServerSideProps: GetServerSideProps = async ({ res }) => {
  const { name } = siteConfig();
  const icon = (file: string, sizes: string, purpose = 'any') => ({
    src: `/icons/${file}.png`,
    sizes,
    type: 'image/png',
    purpose,
  });
  res.setHeader('Content-Type', 'application/manifest+json; charset=utf-8');
  res.setHeader('Cache-Control', 'public, max-age=3600');
  res.end(
    JSON.stringify({
      name,
      short_name: name,
      lang: 'ja',
      id: '/',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      background_color: colorSchemes.light.pageBackground,
      theme_color: colorSchemes.light.surface,
      icons: [
        { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
        icon('icon-192', '192x192'),
        icon('icon-512', '512x512'),
        icon('maskable-512', '512x512', 'maskable'),
      ],
    }),
  );
  return { props: {} };
};

export default function Manifest() {
  return null;
}
