import { siteConfig } from '@/config/site';

export interface FooterLink {
  label: string;
  href: string;
}

/** Members see which third-party modules collect information (spec §2, the information-module link). */
const INFORMATION_MODULE_LINK: FooterLink = { label: '情報収集モジュール', href: '/information-modules' };

/** Returns the link to ask the operator; none when the settings name neither a page nor a mail address. */
export function getContactLinks(): FooterLink[] {
  const { contactHref } = siteConfig();
  return contactHref ? [{ label: 'お問い合わせ', href: contactHref }] : [];
}

/** Returns the links about the site and its operator. */
export const getLegalLinks = ({ forMember = false } = {}): FooterLink[] => [
  { label: '利用規約', href: '/terms' },
  { label: 'プライバシーポリシー', href: '/privacy' },
  { label: '運営会社', href: '/operator' },
  { label: '特定商取引法に基づく表記', href: '/commercial-transactions' },
  ...(forMember ? [INFORMATION_MODULE_LINK] : []),
  ...getContactLinks(),
];

export const SITE_LINKS: readonly FooterLink[] = [
  { label: '案件', href: '/vacancy/' },
  { label: 'セミナー', href: '/seminar/' },
  { label: '会計士インタビュー', href: '/#interview' },
  { label: 'コラム', href: '/column' },
  { label: '企業の方へ', href: '/for-company' },
];
