import { loadCompanyPage } from '@/api/pages/company-page';
import { CompanyScreen } from '@/components/company/CompanyScreen';
import type { SectionPage } from '@/layouts/AppLayout';
import { CompanyLayout } from '@/layouts/CompanyLayout';
import type { CompanyContent } from '@/schemas/page-content';

export const getServerSideProps = loadCompanyPage;

const CompanyPage: SectionPage<{ content: CompanyContent }> = ({ content }) => (
  <CompanyScreen content={content} />
);

CompanyPage.sectionLayouts = { company: CompanyLayout };

export default CompanyPage;
