export interface FooterLink {
  label: string;
  href: string;
}

export const LEGAL_LINKS: readonly FooterLink[] = [
  { label: '利用規約', href: '/terms' },
  { label: 'プライバシーポリシー', href: '/privacy' },
  { label: '運営会社', href: '/operator' },
];

/** Members see which third-party modules collect information (spec §2, the information-module link). */
export const INFORMATION_MODULE_LINK: FooterLink = {
  label: '情報収集モジュール',
  href: '/information-modules',
};

export const SITE_LINKS: readonly FooterLink[] = [
  { label: '案件', href: '/vacancy/' },
  { label: 'セミナー', href: '/seminar/' },
  { label: '会計士インタビュー', href: '/#interview' },
  { label: 'コラム', href: '/column' },
  { label: '企業の方へ', href: '/for-company' },
];
