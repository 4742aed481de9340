import { loadCompanyPage } from '@/api/pages/company-page';
import { CompanyScreen } from '@/components/company/CompanyScreen';
import type { CompanyContent } from '@/schemas/page-content';

export const getServerSideProps = loadCompanyPage;

export default function CompanyPage({ content }: { content: CompanyContent }) {
  return <CompanyScreen content={content} />;
}
