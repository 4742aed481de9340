import type { GetServerSideProps } from 'next';
import { loadPage, type PageProps } from '@/api/page-data';
import type { LegalText } from '@/components/legal/legal-text';
import { PrivacyScreen } from '@/components/legal/PrivacyScreen';
import { privacyText } from '@/components/legal/privacy-text';
import { siteConfig } from '@/config/site';

interface PrivacyPageProps {
  text: LegalText;
}

export const getServerSideProps: GetServerSideProps<PageProps & PrivacyPageProps> = async (context) => {
  const { props } = await loadPage(context);
  return { props: { ...props, text: privacyText(siteConfig()) } };
};

export default function PrivacyPage({ text }: PrivacyPageProps) {
  return <PrivacyScreen text={text} />;
}
