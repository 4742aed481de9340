import type { GetServerSideProps, GetServerSidePropsContext } from 'next';
import { columnQueries, columnVacanciesQuery } from '@/api/columns';
import { splitPhrases } from '@/api/pages/phrases';
import { parseId, parsePage } from '@/lib/url-numbers';
import { type AnyQuery, loadPage, type PageProps } from './load-page';

/**
 * `id` is null when the URL identifies no column or tag. The page then renders the not-found screen with status 404.
 */
export type ColumnPageProps = PageProps & { id: number | null; titlePhrases: string[] };

async function loadColumnPageData(
  context: GetServerSidePropsContext,
  getQuery: (id: number) => AnyQuery,
  getOptionalQuery?: (id: number) => AnyQuery,
) {
  const id = parseId(context.params?.id);
  const query = id === null ? undefined : getQuery(id);
  const others = id === null || !getOptionalQuery ? [] : [getOptionalQuery(id)];
  const page = await loadPage(context, { queries: query ? [query, ...others] : [], isShared: true });
  const data: unknown = query && page.client.getQueryData(query.queryKey);
  // Undefined data means that the API is unavailable, so the browser retries. Only null means that nothing exists.
  const isNotFound = id === null || data === null;
  if (isNotFound) context.res.statusCode = 404;
  return { props: page.props, id: isNotFound ? null : id, client: page.client };
}

/** `getServerSideProps` of a tag's page. */
export const loadTagPage: GetServerSideProps<ColumnPageProps> = async (context) => {
  const { props, id } = await loadColumnPageData(context, (id) =>
    columnQueries.tag(id, parsePage(context.query.column_page)),
  );
  return { props: { ...props, id, titlePhrases: [] } };
};

/** `getServerSideProps` of a column. */
export const loadColumnPage: GetServerSideProps<ColumnPageProps> = async (context) => {
  const { props, id, client } = await loadColumnPageData(context, columnQueries.detail, columnVacanciesQuery);
  const title = id === null ? '' : (client.getQueryData(columnQueries.detail(id).queryKey)?.title ?? '');
  return { props: { ...props, id, titlePhrases: splitPhrases(title) } };
};
