import { type ColumnPageProps, loadColumnPage } from '@/api/pages/column-page';
import { ColumnDetailScreen } from '@/components/columns/ColumnDetailScreen';
import { NotFoundScreen } from '@/components/shell/StatusScreen';

export const getServerSideProps = loadColumnPage;

export default function ColumnPage({ id, titlePhrases }: ColumnPageProps) {
  return id === null ? <NotFoundScreen /> : <ColumnDetailScreen columnId={id} titlePhrases={titlePhrases} />;
}
