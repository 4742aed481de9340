import type { GetServerSideProps } from 'next';
import { columnQueries } from '@/api/columns';
import { seminarQueries } from '@/api/seminars';
import { vacancyQueries } from '@/api/vacancies';
import type { HomeContent } from '@/schemas/page-content';
import { homeContent } from './content';
import { loadPage, type PageProps } from './load-page';

interface HomePageProps extends PageProps {
  content: HomeContent;
}

/** `getServerSideProps` of the home page. */
export const loadHomePage: GetServerSideProps<HomePageProps & Record<string, unknown>> = async (context) => {
  const { props } = await loadPage(context, {
    isShared: true,
    queries: [
      vacancyQueries.summaries(),
      seminarQueries.upcoming(),
      columnQueries.interviews(),
      columnQueries.testimonials(),
    ],
  });
  return { props: { ...props, content: homeContent() } };
};
