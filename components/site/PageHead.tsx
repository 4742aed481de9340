import Head from 'next/head';
import { siteConfig } from '@/config/site';

interface PageHeadProps {
  /** Without the site's name, which is added; none on the top page, which carries the name alone. */
  title?: string;
  description?: string;
  /** Path of the one address that search engines shall know this page by: with its trailing slash. */
  path?: string;
  /** For what is a member's own, a step of a form, or an error. */
  noindex?: boolean;
}

/** Title and description of a page. */
export function PageHead({ title, description, path, noindex = false }: PageHeadProps) {
  const { name, origin } = siteConfig();
  const fullTitle = title ? `${title}｜${name}` : name;
  return (
    <Head>
      <title key="title">{fullTitle}</title>
      <meta key="og:title" property="og:title" content={fullTitle} />
      {description && <meta key="description" name="description" content={description} />}
      {description && <meta key="og:description" property="og:description" content={description} />}
      {path && <link key="canonical" rel="canonical" href={origin + path} />}
      {path && <meta key="og:url" property="og:url" content={origin + path} />}
      {noindex && <meta key="robots" name="robots" content="noindex" />}
    </Head>
  );
}
