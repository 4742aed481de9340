import { loadSeminarPage, type SeminarPageProps } from '@/api/pages/seminar-pages';
import { SeminarDetailScreen } from '@/components/seminars/SeminarDetailScreen';
import { NotFoundScreen } from '@/components/shell/StatusScreen';

export const getServerSideProps = loadSeminarPage;

export default function SeminarDetailPage({ seminarId, titlePhrases }: SeminarPageProps) {
  return seminarId === null ? (
    <NotFoundScreen />
  ) : (
    <SeminarDetailScreen seminarId={seminarId} titlePhrases={titlePhrases} />
  );
}
