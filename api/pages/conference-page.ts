import type { GetServerSideProps } from 'next';
import { conferenceSessionsQuery } from '@/api/conference-sessions';
import { seminarQueries } from '@/api/seminars';
import { parseId } from '@/lib/ids';
import type { ConferenceContent } from '@/schemas/page-content';
import { readConferenceContent } from './content';
import { loadPage, type PageProps } from './load-page';

interface ConferencePageProps extends PageProps {
  content: ConferenceContent;
}

/** `getServerSideProps` of /conference. Fetches its sessions and the one that the URL opens (`?session=`). */
export const loadConferencePage: GetServerSideProps<ConferencePageProps & Record<string, unknown>> = async (
  context,
) => {
  const session = parseId(context.query.session);
  const { props } = await loadPage(context, {
    queries: [conferenceSessionsQuery(), ...(session === null ? [] : [seminarQueries.preview(session)])],
    isShared: true,
  });
  return { props: { ...props, content: readConferenceContent() } };
};
