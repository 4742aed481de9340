import Head from 'next/head';
import { siteConfig } from '@/config/site';

interface PageHeadProps {
  /** Without the site's name, which is added; none on the top page, which carries the name alone. */
  title?: string;
  description?: string;
  /** Of a list in several pages: from the second on it is part of the title. */
  page?: number;
  /** Path of the one address that search engines shall know this page by: with its trailing slash. */
  path?: string;
  /** For what is a member's own, a step of a form, or an error. */
  noindex?: boolean;
  /** Own path of a 1280x600 picture (spec §9); the house's picture by default. */
  image?: string;
  type?: 'website' | 'article';
}

/** Spec §9, the social-sharing image. */
const DEFAULT_SHARE_IMAGE = { src: '/images/og/default.png', width: '1280', height: '600' };

/** Title, description and sharing card of a page. */
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
