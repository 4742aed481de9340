import { type ColumnPageProps, loadTagPage } from '@/api/pages/column-page';
import { TagScreen } from '@/components/columns/TagScreen';
import { LazyNotFoundScreen } from '@/components/shell/LazyNotFoundScreen';

export const getServerSideProps = loadTagPage;

export default function TagPage({ id }: ColumnPageProps) {
  return id === null ? <LazyNotFoundScreen /> : <TagScreen tagId={id} />;
}
