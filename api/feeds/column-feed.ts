import type { GetServerSideProps, GetServerSidePropsContext } from 'next';
import { columnQueries } from '@/api/columns';
import { loadPage } from '@/api/pages/load-page';
import type { ColumnSummary } from '@/lib/columns/column-view-types';
import { allColumnSummaries, allColumnsOfTag, type ColumnsAndTags } from '@/lib/columns/column-views';
import { MEDIA_NAME } from '@/lib/columns/media-tags';
import { parseId } from '@/lib/url-numbers';
import { sendFeed, sendUnavailable } from './feed-response';
import { buildRss, RSS_TYPE } from './rss';

/** Returns an RSS 2.0 feed of the newest of these columns. */
function columnFeed(title: string, path: string, columns: ColumnSummary[]): string {
  const items = columns.map((column) => ({
    path: `/column/${column.id}/`,
    title: column.title,
    description: column.lead,
    publishedAt: column.published_at,
    categories: column.tags.flatMap(({ name }) => name || []),
  }));
  const feedPath = `${path.replace(/\/$/, '')}/feed.xml`;
  return buildRss({ title, description: `${title}の新着記事`, path, feedPath }, items);
}

async function respond(
  context: GetServerSidePropsContext,
  buildFeed: (data: ColumnsAndTags) => string | null,
) {
  const { client } = await loadPage(context, { queries: [columnQueries.columnsAndTags()] });
  const data = client.getQueryData(columnQueries.columnsAndTags().queryKey);
  if (!data) return sendUnavailable(context.res);
  const feed = buildFeed(data);
  return feed === null ? { notFound: true as const } : sendFeed(context, RSS_TYPE, feed);
}

/** `getServerSideProps` of the feed of all columns. */
export const sendMediaFeed: GetServerSideProps = (context) =>
  respond(context, (data) => columnFeed(MEDIA_NAME, '/column', allColumnSummaries(data)));

/** `getServerSideProps` of the feed of one tag. */
export const sendTagFeed: GetServerSideProps = (context) =>
  respond(context, (data) => {
    const id = parseId(context.params?.id);
    const found = id === null ? null : allColumnsOfTag(data, id);
    return found && columnFeed(`${found.tag.name}の記事`, `/column/tag/${found.tag.id}/`, found.columns);
  });
