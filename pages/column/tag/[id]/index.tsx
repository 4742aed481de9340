import { type ColumnPageProps, loadTagPage } from '@/api/pages/column-page';
import { TagScreen } from '@/components/columns/TagScreen';
import { LazyNotFoundScreen } from '@/components/shell/LazyNotFoundScreen';
import type { SectionPage } from '@/layouts/AppLayout';
import { MediaLayout } from '@/layouts/MediaLayout';

export const getServerSideProps = loadTagPage;

const TagPage: SectionPage<ColumnPageProps> = ({ id }) =>
  id === null ? <LazyNotFoundScreen /> : <TagScreen tagId={id} />;

TagPage.sectionLayouts = { media: MediaLayout };

export default TagPage;
