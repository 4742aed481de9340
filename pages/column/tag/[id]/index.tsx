import { type ColumnPageProps, loadTagPage } from '@/api/pages/column-page';
import { TagScreen } from '@/components/columns/TagScreen';
import { LazyNotFoundScreen } from '@/components/status/LazyNotFoundScreen';
import { MediaLayout } from '@/layouts/MediaLayout';

export const getServerSideProps = loadTagPage;

export default function TagPage({ id }: ColumnPageProps) {
  return id === null ? <LazyNotFoundScreen /> : <TagScreen tagId={id} />;
}

TagPage.SectionLayout = MediaLayout;
