import type { GetServerSideProps } from 'next';
import { loadPage, type PageProps } from './load-page';

/** Returns the `getServerSideProps` of a shared page with the site's own content, which does not come from the API. */
export const createContentPageLoader =
  <T extends Record<string, unknown>>(read: () => T): GetServerSideProps<PageProps & T> =>
  async (context) => {
    const { props } = await loadPage(context, { isShared: true });
    return { props: { ...props, ...read() } };
  };
