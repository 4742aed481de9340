import { Feed } from 'feed';
import { siteConfig } from '@/config/site';
import { startOf } from '@/lib/dates';
import { removeInvalidText } from '@/lib/invalid-text';

export const MAX_RSS_ITEMS = 30;

export const RSS_TYPE = 'application/rss+xml';

export interface RssItem {
  path: string;
  title: string;
  description: string;
  /** An instant; '' when it is unknown. Feed readers sort by it, so such items are omitted. */
  publishedAt: string;
  categories: string[];
}

interface RssChannel {
  title: string;
  description: string;
  /** The page that shows the same items. */
  path: string;
  feedPath: string;
}

/**
 * Returns a text without what would make the whole feed unreadable: characters that XML does not allow, and `]]>`, of
 * which the package escapes only the first one in a CDATA section. The characters are removed first, because one of them
 * may be inside of `]]>`.
 */
const toXmlText = (text: string): string => removeInvalidText(text).replaceAll(']]>', ']] >');

/** Returns an RSS 2.0 feed of the first 30 items. */
export function buildRss(
  { title, description, path, feedPath }: RssChannel,
  items: readonly RssItem[],
): string {
  const { name, origin } = siteConfig();
  const link = origin + path;
  const dated = items.filter(({ publishedAt }) => publishedAt).slice(0, MAX_RSS_ITEMS);
  const newest = Math.max(0, ...dated.map(({ publishedAt }) => startOf(publishedAt)));
  const feed = new Feed({
    id: link,
    link,
    title: toXmlText(`${title}｜${name}`),
    description: toXmlText(description),
    language: 'ja',
    copyright: toXmlText(name),
    feedLinks: { rss: origin + feedPath },
    // Otherwise the feed has the time of the request, and its ETag changes each second.
    updated: new Date(newest),
  });
  for (const item of dated) {
    const link = origin + item.path;
    feed.addItem({
      id: link,
      link,
      title: toXmlText(item.title),
      description: toXmlText(item.description),
      date: new Date(startOf(item.publishedAt)),
      category: item.categories.map((category) => ({ name: toXmlText(category) })),
    });
  }
  return feed.rss2();
}
