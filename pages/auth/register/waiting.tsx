import { guestPage } from '@/api/page-data';
import { RegisterWaitingScreen } from '@/components/auth/RegisterWaitingScreen';

export const getServerSideProps = guestPage;

export default function RegisterWaitingPage() {
  return <RegisterWaitingScreen />;
}
