import { type ColumnPageProps, loadTagPage } from '@/api/pages/column-page';
import { TagScreen } from '@/components/columns/TagScreen';
import { NotFoundScreen } from '@/components/shell/StatusScreen';

export const getServerSideProps = loadTagPage;

export default function TagPage({ id }: ColumnPageProps) {
  return id === null ? <NotFoundScreen /> : <TagScreen tagId={id} />;
}
