import { siteConfig } from '@/config/site';
import { LegalPage } from './LegalPage';
import type { LegalText } from './legal-text';

export function TermsScreen({ text }: { text: LegalText }) {
  const { name } = siteConfig();
  return (
    <LegalPage
      title="利用規約"
      description={`${name}の利用規約です。会員登録、案件への応募、セミナーへの申込み、退会などの条件を定めています。`}
      path="/terms"
      text={text}
    />
  );
}
