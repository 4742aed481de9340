import { type ColumnPageProps, loadColumnPage } from '@/api/pages/column-page';
import { ColumnDetailScreen } from '@/components/columns/ColumnDetailScreen';
import { LazyNotFoundScreen } from '@/components/shell/LazyNotFoundScreen';

export const getServerSideProps = loadColumnPage;

export default function ColumnPage({ id, titlePhrases }: ColumnPageProps) {
  return id === null ? (
    <LazyNotFoundScreen />
  ) : (
    <ColumnDetailScreen columnId={id} titlePhrases={titlePhrases} />
  );
}
