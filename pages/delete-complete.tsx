import { loadVisitorPage } from '@/api/pages/load-page';
import { DeleteCompleteScreen } from '@/components/settings/DeleteCompleteScreen';

export const getServerSideProps = loadVisitorPage;

export default function DeleteCompletePage() {
  return <DeleteCompleteScreen />;
}
