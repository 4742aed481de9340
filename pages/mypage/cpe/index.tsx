import { createMemberPageLoader } from '@/api/pages/load-page';
import { seminarApplicationQueries } from '@/api/seminar-applications';
import { CpeScreen } from '@/components/cpe/CpeScreen';

export const getServerSideProps = createMemberPageLoader({ queries: [seminarApplicationQueries.applied()] });

export default function CpePage() {
  return <CpeScreen />;
}
