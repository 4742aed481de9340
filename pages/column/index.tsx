import { columnQueries } from '@/api/columns';
import { publicPage } from '@/api/pages/load-page';
import { MediaTopScreen } from '@/components/columns/MediaTopScreen';
import { MediaLayout } from '@/layouts/MediaLayout';

export const getServerSideProps = publicPage({ queries: [columnQueries.top()] });

export default function MediaTopPage() {
  return <MediaTopScreen />;
}

MediaTopPage.SectionLayout = MediaLayout;
