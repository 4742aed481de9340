import { guestPage } from '@/api/pages/load-page';
import { RegisterWaitingScreen } from '@/components/auth/RegisterWaitingScreen';

export const getServerSideProps = guestPage;

export default function RegisterWaitingPage() {
  return <RegisterWaitingScreen />;
}
