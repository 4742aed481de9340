import type { GetServerSideProps } from 'next';
import { otherSeminarsQuery } from '@/api/other-seminars';
import { seminarApplicationQueries } from '@/api/seminar-applications';
import { seminarQueries } from '@/api/seminars';
import { conferenceSessionsQuery } from '@/api/upcoming-seminars';
import { parseId } from '@/lib/url-numbers';
import type { ConferenceContent } from '@/schemas/page-content';
import { readConferenceContent } from './content';
import { loadPage, type PageProps } from './load-page';
import { splitPhrases } from './phrases';

/**
 * `seminarId` is null when the URL identifies no seminar. The page then renders the not-found screen with status 404.
 */
export type SeminarPageProps = PageProps & { seminarId: number | null; titlePhrases: string[] };

/**
 * `getServerSideProps` of a seminar's page. Fetches the seminar, open ones when it is not open, and the member's
 * applications.
 */
export const loadSeminarPage: GetServerSideProps<SeminarPageProps> = async (context) => {
  const id = parseId(context.params?.id);
  const { props, client } = await loadPage(context, {
    queries: id === null ? [] : [seminarQueries.detail(id), otherSeminarsQuery(id)],
    loggedInQueries: [seminarApplicationQueries.list()],
    isShared: true,
  });
  const seminar = id === null ? null : client.getQueryData(seminarQueries.detail(id).queryKey);
  // Undefined when the API is unavailable, and the browser retries. Null when the seminar does not exist.
  if (seminar === null) context.res.statusCode = 404;
  const titlePhrases = seminar ? splitPhrases(seminar.title) : [];
  return { props: { ...props, seminarId: seminar === null ? null : id, titlePhrases } };
};

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
