import { publicPage } from '@/api/page-data';
import { vacancyQueries } from '@/api/vacancies';
import { TopScreen } from '@/components/top/TopScreen';

export const getServerSideProps = publicPage({ queries: [vacancyQueries.summaries()] });

export default function TopPage() {
  return <TopScreen />;
}
