import { guestPage } from '@/api/page-data';
import { DeleteCompleteScreen } from '@/components/settings/DeleteCompleteScreen';

export const getServerSideProps = guestPage;

export default function DeleteCompletePage() {
  return <DeleteCompleteScreen />;
}
