import type { Article as ArticleData, WithContext } from 'schema-dts';
import { siteConfig } from '@/config/site';
import type { Article } from '@/schemas/column-views';
import { columnHref, tagHref } from './media-links';
import { MEDIA_NAME } from './media-tags';

/** The way to a column: the media's top page and its first tag; a tag without a name is no place. */
export function articleTrail({ tags }: Article) {
  const [tag] = tags;
  return [
    { label: MEDIA_NAME, href: '/column' },
    ...(tag?.name ? [{ label: tag.name, href: tagHref(tag.id) }] : []),
  ];
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
