import { columnQueries } from '@/api/columns';
import { createPublicPageLoader } from '@/api/pages/load-page';
import { MediaTopScreen } from '@/components/columns/MediaTopScreen';
import type { SectionPage } from '@/layouts/AppLayout';
import { MediaLayout } from '@/layouts/MediaLayout';

export const getServerSideProps = createPublicPageLoader({ queries: [columnQueries.top()], isShared: true });

const MediaTopPage: SectionPage = () => <MediaTopScreen />;

MediaTopPage.sectionLayouts = { media: MediaLayout };

export default MediaTopPage;
