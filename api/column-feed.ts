import { Feed } from 'feed';
import type { GetServerSideProps, GetServerSidePropsContext } from 'next';
import { siteConfig } from '@/config/site';
import type { ColumnCard } from '@/schemas/column-views';
import { parseId } from '@/schemas/ids';
import { allCards, type ColumnLibrary, tagPage } from './column-views';
import { columnQueries } from './columns';
import { loadPage } from './page-data';

const MEDIA_NAME = '会計士のはたらき方';
const ITEMS = 30;

/** RSS 2.0 of these columns, newest first. */
function rss(title: string, path: string, cards: ColumnCard[]): string {
  const { name, origin } = siteConfig();
  const feed = new Feed({
    title: `${title}｜${name}`,
    description: `${title}の新着記事`,
    id: origin + path,
    link: origin + path,
    language: 'ja',
    copyright: name,
    feedLinks: { rss: `${origin}${path.replace(/\/$/, '')}/feed.xml` },
  });
  for (const card of cards.slice(0, ITEMS)) {
    const link = `${origin}/column/${card.id}/`;
    feed.addItem({
      ...{ id: link, link, title: card.title, description: card.lead },
      date: new Date(card.published_at),
      category: card.tags.flatMap((tag) => (tag.name ? [{ name: tag.name }] : [])),
    });
  }
  return feed.rss2();
}

/** XML instead of a page; React draws nothing. */
function send({ res }: GetServerSidePropsContext, status: number, xml: string) {
  res.statusCode = status;
  res.setHeader('Content-Type', status === 200 ? 'application/rss+xml; charset=utf-8' : 'text/plain');
  if (status === 200) {
    res.setHeader('Cache-Control', 'public, max-age=600');
    // A cache on the way would hand one reader's CSRF cookie to all.
    res.removeHeader('Set-Cookie');
  }
  res.end(xml);
  return { props: {} };
}

async function answer(context: GetServerSidePropsContext, feedOf: (library: ColumnLibrary) => string | null) {
  const { client } = await loadPage(context, { queries: [columnQueries.library()] });
  const library = client.getQueryData(columnQueries.library().queryKey);
  if (!library) return send(context, 503, 'Service temporarily unavailable');
  const xml = feedOf(library);
  return xml === null ? send(context, 404, 'Not found') : send(context, 200, xml);
}

/** getServerSideProps of the feed of all columns. */
export const mediaFeed: GetServerSideProps = (context) =>
  answer(context, (library) => rss(MEDIA_NAME, '/column', allCards(library)));

/** getServerSideProps of the feed of a tag. */
export const tagFeed: GetServerSideProps = (context) =>
  answer(context, (library) => {
    const id = parseId(context.params?.id);
    const page = id === null ? null : tagPage(library, id);
    return page && rss(`${page.tag.name}の記事`, `/column/tag/${page.tag.id}/`, page.cards);
  });
