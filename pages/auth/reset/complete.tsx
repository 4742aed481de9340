import { publicPage } from '@/api/page-data';
import { ResetSentScreen } from '@/components/auth/ResetSentScreen';

export const getServerSideProps = publicPage();

export default function ResetSentPage() {
  return <ResetSentScreen />;
}
