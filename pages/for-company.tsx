import { type CompanyPageContent, loadCompanyPage } from '@/api/pages/company-page';
import { CompanyScreen } from '@/components/company/CompanyScreen';
import type { SectionPage } from '@/layouts/AppLayout';
import { CompanyLayout } from '@/layouts/CompanyLayout';

export const getServerSideProps = loadCompanyPage;

const CompanyPage: SectionPage<CompanyPageContent> = ({ content, fields }) => (
  <CompanyScreen content={content} fields={fields} />
);

CompanyPage.sectionLayouts = { company: CompanyLayout };

export default CompanyPage;
