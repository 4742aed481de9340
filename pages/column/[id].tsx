import { type ColumnPageProps, loadColumnPage } from '@/api/pages/column-page';
import { ColumnDetailScreen } from '@/components/columns/ColumnDetailScreen';
import { LazyNotFoundScreen } from '@/components/status/LazyNotFoundScreen';
import { MediaLayout } from '@/layouts/MediaLayout';

export const getServerSideProps = loadColumnPage;

export default function ColumnPage({ id, titlePhrases }: ColumnPageProps) {
  return id === null ? (
    <LazyNotFoundScreen />
  ) : (
    <ColumnDetailScreen columnId={id} titlePhrases={titlePhrases} />
  );
}

ColumnPage.SectionLayout = MediaLayout;
