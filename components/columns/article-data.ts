import type { Article as ArticleData, BreadcrumbList, WithContext } from 'schema-dts';
import { siteConfig } from '@/config/site';
import type { Article } from '@/schemas/column-views';
import { columnHref, MEDIA_NAME, tagHref } from './media-tags';

/** The way from the media's top page down to the page itself, for search engines. */
export function breadcrumbData(steps: { name: string; path: string }[]): WithContext<BreadcrumbList> {
  const { origin } = siteConfig();
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: MEDIA_NAME, path: '/column' }, ...steps].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}

/** The column's place below its first tag; a tag without a name is no place. */
export function articleTrail({ tags, title, id }: Article) {
  const [tag] = tags;
  const above = tag?.name ? [{ name: tag.name, path: tagHref(tag.id) }] : [];
  return [...above, { name: title, path: columnHref(id) }];
}

/** The column, for search engines. */
export function articleData(article: Article): WithContext<ArticleData> {
  const { origin, operatorName, name } = siteConfig();
  const picture = article.share_image ?? article.picture?.src;
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: article.title,
    description: article.lead,
    ...(picture ? { image: [new URL(picture, origin).href] } : {}),
    datePublished: article.published_at,
    dateModified: article.updated_at,
    author: { '@type': 'Organization', name: `${name}編集部`, url: `${origin}/column` },
    publisher: { '@type': 'Organization', name: operatorName, url: `${origin}/` },
    mainEntityOfPage: origin + columnHref(article.id),
  };
}
