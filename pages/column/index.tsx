import { columnQueries } from '@/api/columns';
import { publicPage } from '@/api/page-data';
import { MediaTopScreen } from '@/components/columns/MediaTopScreen';

export const getServerSideProps = publicPage({ queries: [columnQueries.top()] });

export default function MediaTopPage() {
  return <MediaTopScreen />;
}
