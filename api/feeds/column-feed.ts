import { Feed } from 'feed';
import type { GetServerSideProps, GetServerSidePropsContext } from 'next';
import { columnQueries } from '@/api/columns';
import { loadPage } from '@/api/pages/load-page';
import { siteConfig } from '@/config/site';
import type { ColumnSummary } from '@/lib/column-view-types';
import { allColumnSummaries, buildTagPage, type ColumnsAndTags } from '@/lib/column-views';
import { parseId } from '@/lib/ids';
import { removeInvalidText } from '@/lib/invalid-text';

const MEDIA_NAME = '会計士のはたらき方';
const MAX_ITEMS = 30;

/** Returns an RSS 2.0 feed of the newest of these columns. */
function buildRss(title: string, path: string, columns: ColumnSummary[]): string {
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
  // A feed reader sorts by date.
  for (const column of columns.filter(({ published_at }) => published_at).slice(0, MAX_ITEMS)) {
    const link = `${origin}/column/${column.id}/`;
    feed.addItem({
      ...{ id: link, link, title: column.title, description: column.lead },
      date: new Date(column.published_at),
      category: column.tags.flatMap((tag) => (tag.name ? [{ name: tag.name }] : [])),
    });
  }
  return removeInvalidText(feed.rss2());
}

/** Sends the XML as the response, so that Next renders no page. */
function sendXml({ res }: GetServerSidePropsContext, status: number, xml: string) {
  res.statusCode = status;
  res.setHeader('Content-Type', status === 200 ? 'application/rss+xml; charset=utf-8' : 'text/plain');
  if (status === 200) {
    res.setHeader('Cache-Control', 'public, max-age=600');
    // A shared cache would send one visitor's CSRF cookie to everyone.
    res.removeHeader('Set-Cookie');
  }
  res.end(xml);
  return { props: {} };
}

async function respond(
  context: GetServerSidePropsContext,
  buildFeed: (data: ColumnsAndTags) => string | null,
) {
  const { client } = await loadPage(context, { queries: [columnQueries.columnsAndTags()] });
  const data = client.getQueryData(columnQueries.columnsAndTags().queryKey);
  if (!data) return sendXml(context, 503, 'Service temporarily unavailable');
  const xml = buildFeed(data);
  return xml === null ? sendXml(context, 404, 'Not found') : sendXml(context, 200, xml);
}

/** `getServerSideProps` of the feed of all columns. */
export const sendMediaFeed: GetServerSideProps = (context) =>
  respond(context, (data) => buildRss(MEDIA_NAME, '/column', allColumnSummaries(data)));

/** `getServerSideProps` of the feed of one tag. */
export const sendTagFeed: GetServerSideProps = (context) =>
  respond(context, (data) => {
    const id = parseId(context.params?.id);
    const page = id === null ? null : buildTagPage(data, id);
    return page && buildRss(`${page.tag.name}の記事`, `/column/tag/${page.tag.id}/`, page.columns);
  });
