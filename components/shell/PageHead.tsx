import Head from 'next/head';
import { siteConfig } from '@/config/site';

interface PageHeadProps {
  /**
   * The title without the site's name, which is appended. The top page has no title of its own and shows the site's
   * name alone.
   */
  title?: string;
  description?: string;
  /** Page number of a paginated list. It is added to the title from page 2 on. */
  page?: number;
  /** Path of the canonical URL, with its trailing slash. */
  path?: string;
  /** Set for members' pages, form steps and error pages. */
  noindex?: boolean;
  /** Path of a 1280x600 picture on this site (spec §9). Defaults to the site's picture. */
  image?: string;
  type?: 'website' | 'article';
}

/** The default social-sharing image (spec §9). */
const DEFAULT_SHARE_IMAGE = { src: '/images/og/default.png', width: '1280', height: '600' };

/** Title, description and social-sharing card of a page. */
export function PageHead({
  title,
  description,
  page = 1,
  path,
  noindex = false,
  image = DEFAULT_SHARE_IMAGE.src,
  type = 'website',
}: PageHeadProps) {
  const { name, origin } = siteConfig();
  const pageSuffix = page > 1 ? `（${page}ページ目）` : '';
  const fullTitle = title ? `${title}${pageSuffix}｜${name}` : name;
  return (
    <Head>
      <title key="title">{fullTitle}</title>
      <meta key="og:title" property="og:title" content={fullTitle} />
      <meta key="og:type" property="og:type" content={type} />
      <meta key="og:image" property="og:image" content={origin + image} />
      <meta key="og:image:width" property="og:image:width" content={DEFAULT_SHARE_IMAGE.width} />
      <meta key="og:image:height" property="og:image:height" content={DEFAULT_SHARE_IMAGE.height} />
      {description && <meta key="description" name="description" content={description} />}
      {description && <meta key="og:description" property="og:description" content={description} />}
      {path && <link key="canonical" rel="canonical" href={origin + path} />}
      {path && <meta key="og:url" property="og:url" content={origin + path} />}
      {noindex && <meta key="robots" name="robots" content="noindex" />}
    </Head>
  );
}

/**
 * For pages whose URL contains a token. Without this, links could send the token to other sites in the Referer header.
 */
export function NoReferrer() {
  return (
    <Head>
      <meta key="referrer" name="referrer" content="no-referrer" />
    </Head>
  );
}

/** The head elements of every page. PageHead adds the page's own elements. */
export function BaseHead() {
  const { name } = siteConfig();
  return (
    <Head>
      {/* Required by spec §9. Browsers allow zooming beyond maximum-scale (decision 0024). */}
      <meta name="viewport" content="width=device-width, initial-scale=1, maximum-scale=1.0" />
      <title key="title">{name}</title>
      <meta key="og:site_name" property="og:site_name" content={name} />
      <meta key="og:locale" property="og:locale" content="ja_JP" />
      <meta key="twitter:card" name="twitter:card" content="summary_large_image" />
    </Head>
  );
}
