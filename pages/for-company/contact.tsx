import { loadCompanyContactPage } from '@/api/pages/company-contact-page';
import { CompanyContactScreen } from '@/components/company/CompanyContactScreen';
import type { SectionPage } from '@/layouts/AppLayout';
import { CompanyLayout } from '@/layouts/CompanyLayout';

export const getServerSideProps = loadCompanyContactPage;

const CompanyContactPage: SectionPage = () => <CompanyContactScreen />;

CompanyContactPage.sectionLayouts = { company: CompanyLayout };

export default CompanyContactPage;
