import { type ColumnPageProps, loadTagPage } from '@/api/column-page';
import { TagScreen } from '@/components/columns/TagScreen';
import { NotFoundScreen } from '@/components/site/NotFoundScreen';

export const getServerSideProps = loadTagPage;

export default function TagPage({ id }: ColumnPageProps) {
  return id === null ? <NotFoundScreen /> : <TagScreen id={id} />;
}
