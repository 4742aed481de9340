import { publicPage } from '@/api/page-data';
import { CompanyScreen } from '@/components/company/CompanyScreen';
import { CompanyLayout } from '@/layouts/CompanyLayout';

export const getServerSideProps = publicPage();

export default function CompanyPage() {
  return <CompanyScreen />;
}

CompanyPage.Frame = CompanyLayout;
