import type { GetServerSideProps } from 'next';
import { loadPage, type PageProps } from '@/api/page-data';
import type { LegalText } from '@/components/legal/legal-text';
import { TermsScreen } from '@/components/legal/TermsScreen';
import { termsText } from '@/components/legal/terms-text';
import { siteConfig } from '@/config/site';

interface TermsPageProps {
  text: LegalText;
}

export const getServerSideProps: GetServerSideProps<PageProps & TermsPageProps> = async (context) => {
  const { props } = await loadPage(context);
  return { props: { ...props, text: termsText(siteConfig()) } };
};

export default function TermsPage({ text }: TermsPageProps) {
  return <TermsScreen text={text} />;
}
