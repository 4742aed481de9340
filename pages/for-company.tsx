import { companyContent } from '@/api/pages/content';
import { contentPage } from '@/api/pages/content-page';
import { CompanyScreen } from '@/components/company/CompanyScreen';
import { CompanyLayout } from '@/layouts/CompanyLayout';
import type { CompanyContent } from '@/schemas/page-content';

export const getServerSideProps = contentPage(() => ({ content: companyContent() }));

export default function CompanyPage({ content }: { content: CompanyContent }) {
  return <CompanyScreen content={content} />;
}

CompanyPage.SectionLayout = CompanyLayout;
