import { columnQueries } from '@/api/columns';
import { publicPage } from '@/api/page-data';
import { seminarQueries } from '@/api/seminars';
import { vacancyQueries } from '@/api/vacancies';
import { TopScreen } from '@/components/top/TopScreen';

export const getServerSideProps = publicPage({
  queries: [vacancyQueries.summaries()],
  extras: [seminarQueries.coming(), columnQueries.interviews(), columnQueries.voices()],
});

export default function TopPage() {
  return <TopScreen />;
}
