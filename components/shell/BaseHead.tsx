import Head from 'next/head';
import { siteConfig } from '@/config/site';

/** The head elements of every page. PageHead adds the page's own elements. */
export function BaseHead() {
  const { name } = siteConfig();
  return (
    <Head>
      {/* Required by spec §9. Browsers allow zooming beyond maximum-scale (decision 0009). */}
      <meta name="viewport" content="width=device-width, initial-scale=1, maximum-scale=1.0" />
      <title key="title">{name}</title>
      <meta key="og:site_name" property="og:site_name" content={name} />
      <meta key="og:locale" property="og:locale" content="ja_JP" />
      <meta key="twitter:card" name="twitter:card" content="summary_large_image" />
    </Head>
  );
}
