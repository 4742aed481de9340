import { type CompanyContactProps, loadCompanyContactPage } from '@/api/pages/company-page';
import { CompanyContactScreen } from '@/components/company/CompanyContactScreen';

export const getServerSideProps = loadCompanyContactPage;

export default function CompanyContactPage({ replyTime }: CompanyContactProps) {
  return <CompanyContactScreen replyTime={replyTime} />;
}
