import type { SiteConfig } from '@/config/site';
import type { LegalRow } from './legal-text';

/** Name, address and contact of the operator. What is not set is said to be so: an invented address would be a lie. */
export const operatorRows = ({ operatorName, operatorAddress, contactEmail }: SiteConfig): LegalRow[] => [
  { term: '名称', detail: operatorName },
  { term: '所在地', detail: operatorAddress ?? '（所在地は設定されていません）' },
  contactEmail
    ? { term: 'お問い合わせ', detail: contactEmail, href: `mailto:${contactEmail}` }
    : { term: 'お問い合わせ', detail: '（連絡先のメールアドレスは設定されていません）' },
];
