import type { GetServerSideProps } from 'next';
import { columnQueries } from '@/api/columns';
import { seminarQueries } from '@/api/seminars';
import { vacancyQueries } from '@/api/vacancies';
import { heroStats, rewardColumns, type Stat } from '@/lib/vacancies/market-figures';
import type { HomeContent } from '@/schemas/page-content';
import { readHomeContent } from './content';
import { loadPage, type PageProps } from './load-page';
import { readMarketFigures } from './market';

/** What the page needs besides the lists: the site's own texts, and figures that are computed from the API. */
export interface HomePageContent {
  content: HomeContent;
  stats: readonly Stat[];
  rewards: ReturnType<typeof rewardColumns>;
}

/** `getServerSideProps` of the home page. */
export const loadHomePage: GetServerSideProps<PageProps & HomePageContent & Record<string, unknown>> = async (
  context,
) => {
  const [{ props, client }, figures] = await Promise.all([
    loadPage(context, {
      isShared: true,
      queries: [
        vacancyQueries.summaries(),
        seminarQueries.upcoming(),
        columnQueries.interviews(),
        columnQueries.testimonials(),
      ],
    }),
    readMarketFigures(),
  ]);
  const open = client.getQueryData(vacancyQueries.summaries().queryKey);
  return {
    props: {
      ...props,
      content: readHomeContent(),
      stats: heroStats(open, figures),
      rewards: rewardColumns(figures),
    },
  };
};
