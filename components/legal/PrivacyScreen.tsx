import { siteConfig } from '@/config/site';
import { LegalPage } from './LegalPage';
import type { LegalText } from './legal-text';

export function PrivacyScreen({ text }: { text: LegalText }) {
  const { name } = siteConfig();
  return (
    <LegalPage
      title="プライバシーポリシー"
      description={`${name}における個人情報の取扱いについて、取得する情報、利用目的、第三者への提供、開示等の請求の方法などを定めています。`}
      path="/privacy"
      text={text}
    />
  );
}
