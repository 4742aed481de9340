import { loadGuestPage } from '@/api/pages/load-page';
import { RegisterWaitingScreen } from '@/components/auth/RegisterWaitingScreen';

export const getServerSideProps = loadGuestPage;

export default function RegisterWaitingPage() {
  return <RegisterWaitingScreen />;
}
