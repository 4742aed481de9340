import { createMemberPageLoader } from '@/api/pages/load-page';
import { seminarApplicationQueries } from '@/api/seminar-applications';
import { AppliedSeminarsScreen } from '@/components/seminars/AppliedSeminarsScreen';

export const getServerSideProps = createMemberPageLoader({ queries: [seminarApplicationQueries.applied()] });

export default function AppliedSeminarsPage() {
  return <AppliedSeminarsScreen />;
}
