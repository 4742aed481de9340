import type { Article as ArticleData, WithContext } from 'schema-dts';
import { siteConfig } from '@/config/site';
import { getColumnHref, getTagHref } from '@/lib/columns/column-paths';
import type { ColumnDetail } from '@/lib/columns/column-view-types';
import { MEDIA_NAME } from '@/lib/columns/media-section';
import { mediaUrl } from '@/lib/media-url';

/** Returns the breadcrumb of a column: the media's top page and the first tag. A tag without a name is omitted. */
export function columnBreadcrumb({ tags }: ColumnDetail) {
  const [tag] = tags;
  return [
    { label: MEDIA_NAME, href: '/column' },
    ...(tag?.name ? [{ label: tag.name, href: getTagHref(tag.id) }] : []),
  ];
}

/** Returns the column's schema.org data for search engines. */
export function columnStructuredData(column: ColumnDetail): WithContext<ArticleData> {
  const config = siteConfig();
  const { origin, operatorName, name } = config;
  const image = column.share_image ?? column.picture?.src;
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: column.title,
    ...(column.lead && { description: column.lead }),
    ...(image ? { image: [new URL(mediaUrl(image, config), origin).href] } : {}),
    ...(column.published_at && { datePublished: column.published_at }),
    ...(column.updated_at && { dateModified: column.updated_at }),
    author: { '@type': 'Organization', name: `${name}編集部`, url: `${origin}/column` },
    publisher: { '@type': 'Organization', name: operatorName ?? name, url: `${origin}/` },
    mainEntityOfPage: origin + getColumnHref(column.id),
  };
}
