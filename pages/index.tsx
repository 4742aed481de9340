import { columnQueries } from '@/api/columns';
import { publicPage } from '@/api/pages/load-page';
import { seminarQueries } from '@/api/seminars';
import { vacancyQueries } from '@/api/vacancies';
import { TopScreen } from '@/components/top/TopScreen';

export const getServerSideProps = publicPage({
  isShared: true,
  queries: [
    vacancyQueries.summaries(),
    seminarQueries.upcoming(),
    columnQueries.interviews(),
    columnQueries.testimonials(),
  ],
});

export default function TopPage() {
  return <TopScreen />;
}
