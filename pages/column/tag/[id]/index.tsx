import { type ColumnPageProps, loadTagPage } from '@/api/pages/column-page';
import { TagScreen } from '@/components/columns/TagScreen';
import { NotFoundScreen } from '@/components/status/NotFoundScreen';
import type { SectionPage } from '@/layouts/AppLayout';
import { MediaLayout } from '@/layouts/MediaLayout';

export const getServerSideProps = loadTagPage;

const TagPage: SectionPage<ColumnPageProps> = ({ id }) =>
  id === null ? <NotFoundScreen /> : <TagScreen tagId={id} />;

TagPage.SectionLayout = MediaLayout;

export default TagPage;
