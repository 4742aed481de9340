import { loadSeminarPage, type SeminarPageProps } from '@/api/pages/seminar-page';
import { SeminarDetailScreen } from '@/components/seminars/SeminarDetailScreen';
import { LazyNotFoundScreen } from '@/components/shell/LazyNotFoundScreen';

export const getServerSideProps = loadSeminarPage;

export default function SeminarDetailPage({ seminarId, titlePhrases }: SeminarPageProps) {
  return seminarId === null ? (
    <LazyNotFoundScreen />
  ) : (
    <SeminarDetailScreen seminarId={seminarId} titlePhrases={titlePhrases} />
  );
}
