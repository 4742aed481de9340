import { loadGuestPage } from '@/api/pages/load-page';
import { DeleteCompleteScreen } from '@/components/settings/DeleteCompleteScreen';

export const getServerSideProps = loadGuestPage;

export default function DeleteCompletePage() {
  return <DeleteCompleteScreen />;
}
