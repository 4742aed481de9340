import { loadVisitorPage } from '@/api/pages/load-page';
import { RegisterWaitingScreen } from '@/components/auth/RegisterWaitingScreen';

export const getServerSideProps = loadVisitorPage;

export default function RegisterWaitingPage() {
  return <RegisterWaitingScreen />;
}
