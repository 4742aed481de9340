import { publicPage } from '@/api/page-data';
import { CompanyScreen } from '@/components/company/CompanyScreen';

export const getServerSideProps = publicPage();

export default function CompanyPage() {
  return <CompanyScreen />;
}
