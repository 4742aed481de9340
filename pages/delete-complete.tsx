import { publicPage } from '@/api/page-data';
import { DeleteCompleteScreen } from '@/components/settings/DeleteCompleteScreen';

export const getServerSideProps = publicPage();

export default function DeleteCompletePage() {
  return <DeleteCompleteScreen />;
}
