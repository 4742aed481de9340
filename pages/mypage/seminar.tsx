import { memberPage } from '@/api/pages/load-page';
import { seminarApplicationQueries } from '@/api/seminar-applications';
import { AppliedSeminarsScreen } from '@/components/seminars/AppliedSeminarsScreen';

export const getServerSideProps = memberPage({ queries: [seminarApplicationQueries.applied()] });

export default function AppliedSeminarsPage() {
  return <AppliedSeminarsScreen />;
}
