import { type ColumnPageProps, loadTagPage } from '@/api/column-page';
import { TagScreen } from '@/components/columns/TagScreen';
import { NotFoundScreen } from '@/components/site/NotFoundScreen';
import { MediaLayout } from '@/layouts/MediaLayout';

export const getServerSideProps = loadTagPage;

export default function TagPage({ id }: ColumnPageProps) {
  return id === null ? <NotFoundScreen /> : <TagScreen id={id} />;
}

TagPage.Frame = MediaLayout;
