import { guestPage } from '@/api/pages/load-page';
import { DeleteCompleteScreen } from '@/components/settings/DeleteCompleteScreen';

export const getServerSideProps = guestPage;

export default function DeleteCompletePage() {
  return <DeleteCompleteScreen />;
}
