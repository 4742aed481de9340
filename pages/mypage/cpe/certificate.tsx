import { createMemberPageLoader } from '@/api/pages/load-page';
import { seminarApplicationQueries } from '@/api/seminar-applications';
import { CpeCertificateScreen } from '@/components/cpe/CpeCertificateScreen';

export const getServerSideProps = createMemberPageLoader({ queries: [seminarApplicationQueries.applied()] });

export default function CpeCertificatePage() {
  return <CpeCertificateScreen />;
}
