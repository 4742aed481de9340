import { publicPage } from '@/api/page-data';
import { InformationModulesScreen } from '@/components/legal/InformationModulesScreen';

export const getServerSideProps = publicPage();

export default function InformationModulesPage() {
  return <InformationModulesScreen />;
}
