import type { GetServerSideProps } from 'next';
import { parseId } from '@/schemas/ids';
import { loadPage, type PageProps } from './page-data';
import { seminarQueries } from './seminars';

/** getServerSideProps of /conference: its sessions, and the one that the address opens (`?session=`). */
export const loadConferencePage: GetServerSideProps<PageProps> = async (context) => {
  const session = parseId(context.query.session);
  const { props } = await loadPage(context, {
    queries: [seminarQueries.programme()],
    extras: session === null ? [] : [seminarQueries.detail(session)],
  });
  return { props };
};
