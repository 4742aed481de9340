import Head from 'next/head';
import { siteConfig } from '@/config/site';

/** What every page's head holds; a page's own PageHead adds to it. */
export function BaseHead() {
  return (
    <Head>
      {/* Spec §9; browsers let people zoom beyond it (decision 0009). */}
      <meta name="viewport" content="width=device-width, initial-scale=1, maximum-scale=1" />
      <title key="title">{siteConfig().name}</title>
    </Head>
  );
}
