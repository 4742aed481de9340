import Head from 'next/head';
import { siteConfig } from '@/config/site';

/** What every page's head holds; a page's own PageHead adds to it. */
export function BaseHead() {
  const { name } = siteConfig();
  return (
    <Head>
      {/* Spec §9; browsers let people zoom beyond it (decision 0009). */}
      <meta name="viewport" content="width=device-width, initial-scale=1, maximum-scale=1" />
      <title key="title">{name}</title>
      <meta key="og:site_name" property="og:site_name" content={name} />
      <meta key="og:locale" property="og:locale" content="ja_JP" />
      <meta key="twitter:card" name="twitter:card" content="summary_large_image" />
    </Head>
  );
}
