import { columnQueries } from '@/api/columns';
import { createPublicPageLoader } from '@/api/pages/load-page';
import { MediaTopScreen } from '@/components/columns/MediaTopScreen';

export const getServerSideProps = createPublicPageLoader({ queries: [columnQueries.top()], isShared: true });

export default function MediaTopPage() {
  return <MediaTopScreen />;
}
