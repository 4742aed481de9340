import type { GetServerSideProps } from 'next';
import { loadPage, type PageProps } from '@/api/pages/load-page';
import { seminarApplicationQueries } from '@/api/seminar-applications';
import { seminarQueries } from '@/api/seminars';
import { SeminarListScreen } from '@/components/seminars/SeminarListScreen';
import { parsePage } from '@/lib/url-numbers';

export const getServerSideProps: GetServerSideProps<PageProps> = async (context) => {
  const { props } = await loadPage(context, {
    queries: [seminarQueries.list(parsePage(context.query.seminar_page))],
    loggedInQueries: [seminarApplicationQueries.list()],
    isShared: true,
  });
  return { props };
};

export default function SeminarListPage() {
  return <SeminarListScreen />;
}
