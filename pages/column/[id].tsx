import { type ColumnPageProps, loadColumnPage } from '@/api/pages/column-page';
import { ColumnDetailScreen } from '@/components/columns/ColumnDetailScreen';
import { LazyNotFoundScreen } from '@/components/shell/LazyNotFoundScreen';
import type { SectionPage } from '@/layouts/AppLayout';
import { MediaLayout } from '@/layouts/MediaLayout';

export const getServerSideProps = loadColumnPage;

const ColumnPage: SectionPage<ColumnPageProps> = ({ id, titlePhrases }) =>
  id === null ? <LazyNotFoundScreen /> : <ColumnDetailScreen columnId={id} titlePhrases={titlePhrases} />;

ColumnPage.sectionLayouts = { media: MediaLayout };

export default ColumnPage;
