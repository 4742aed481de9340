import type { FetchQueryOptions } from '@tanstack/react-query';
import type { GetServerSideProps, GetServerSidePropsContext } from 'next';
import { splitPhrases } from '@/config/phrases';
import { parseId } from '@/schemas/ids';
import { columnQueries } from './columns';
import { loadPage, type PageProps } from './page-data';

/** `id: null` where the address names nothing: the page draws the not-found screen, with status 404. */
export type ColumnPageProps = PageProps & { id: number | null; titlePhrases: string[] };

// biome-ignore lint/suspicious/noExplicitAny: queries of different data, of which only null matters here
type AnyQuery = FetchQueryOptions<any, any, any, any>;

async function loadKnown(context: GetServerSidePropsContext, queryOf: (id: number) => AnyQuery) {
  const id = parseId(context.params?.id);
  const query = id === null ? undefined : queryOf(id);
  const page = await loadPage(context, { queries: query ? [query] : [] });
  const data: unknown = query && page.client.getQueryData(query.queryKey);
  // An API that is away proves nothing: the browser asks again.
  const isUnknown = id === null || data === null;
  if (isUnknown) context.res.statusCode = 404;
  return { props: page.props, id: isUnknown ? null : id, client: page.client };
}

/** getServerSideProps of a tag's page. */
export const loadTagPage: GetServerSideProps<ColumnPageProps> = async (context) => {
  const { props, id } = await loadKnown(context, columnQueries.tag);
  return { props: { ...props, id, titlePhrases: [] } };
};

/** getServerSideProps of a column. */
export const loadArticlePage: GetServerSideProps<ColumnPageProps> = async (context) => {
  const { props, id, client } = await loadKnown(context, columnQueries.article);
  const title = id === null ? '' : (client.getQueryData(columnQueries.article(id).queryKey)?.title ?? '');
  return { props: { ...props, id, titlePhrases: splitPhrases(title) } };
};
