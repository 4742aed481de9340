import { loadSeminarPage, type SeminarPageProps } from '@/api/seminar-page';
import { SeminarDetailScreen } from '@/components/seminars/SeminarDetailScreen';
import { NotFoundScreen } from '@/components/site/NotFoundScreen';

export const getServerSideProps = loadSeminarPage;

export default function SeminarDetailPage({ id, titlePhrases }: SeminarPageProps) {
  return id === null ? <NotFoundScreen /> : <SeminarDetailScreen id={id} titlePhrases={titlePhrases} />;
}
