import type { GetServerSideProps } from 'next';
import { parseId } from '@/schemas/ids';
import type { ConferenceContent } from '@/schemas/page-content';
import { conferenceContent } from './content';
import { loadPage, type PageProps } from './page-data';
import { seminarQueries } from './seminars';

interface ConferencePageProps extends PageProps {
  content: ConferenceContent;
}

/** getServerSideProps of /conference: its sessions, and the one that the address opens (`?session=`). */
export const loadConferencePage: GetServerSideProps<ConferencePageProps & Record<string, unknown>> = async (
  context,
) => {
  const session = parseId(context.query.session);
  const { props } = await loadPage(context, {
    queries: [seminarQueries.programme()],
    extras: session === null ? [] : [seminarQueries.detail(session)],
  });
  return { props: { ...props, content: conferenceContent() } };
};
