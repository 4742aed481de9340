import { publicPage } from '@/api/page-data';
import { ResetScreen } from '@/components/auth/ResetScreen';

export const getServerSideProps = publicPage();

export default function ResetPage() {
  return <ResetScreen />;
}
