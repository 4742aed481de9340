import { publicPage } from '@/api/page-data';
import { RegisterWaitingScreen } from '@/components/auth/RegisterWaitingScreen';

export const getServerSideProps = publicPage();

export default function RegisterWaitingPage() {
  return <RegisterWaitingScreen />;
}
