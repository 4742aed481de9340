import { siteConfig } from './site';

export interface FooterLink {
  label: string;
  href: string;
}

/** The pages of the site. A page that is added here or to the next list is in the footers and in the sitemap. */
export const SITE_LINKS: readonly FooterLink[] = [
  { label: '案件', href: '/vacancy/' },
  { label: 'セミナー', href: '/seminar/' },
  { label: '会計士インタビュー', href: '/#interview' },
  { label: 'コラム', href: '/column' },
  { label: '企業の方へ', href: '/for-company' },
];

/** The pages about the site and its operator. */
export const LEGAL_LINKS: readonly FooterLink[] = [
  { label: '利用規約', href: '/terms' },
  { label: 'プライバシーポリシー', href: '/privacy' },
  { label: '運営会社', href: '/operator' },
  { label: '特定商取引法に基づく表記', href: '/commercial-transactions' },
];

/** Members see which third-party modules collect information (spec §2, the information-module link). */
export const INFORMATION_MODULE_LINK: FooterLink = {
  label: '情報収集モジュール',
  href: '/information-modules',
};

/** Returns the link to ask the operator; none when the settings name neither a page nor a mail address. */
export function getContactLinks(): FooterLink[] {
  const { contactHref } = siteConfig();
  return contactHref ? [{ label: 'お問い合わせ', href: contactHref }] : [];
}

/** Returns the links about the site and its operator, and to whom to ask. */
export const getLegalLinks = ({ forMember = false } = {}): FooterLink[] => [
  ...LEGAL_LINKS,
  ...(forMember ? [INFORMATION_MODULE_LINK] : []),
  ...getContactLinks(),
];

export interface NavItem {
  label: string;
  href: string;
  newTab?: boolean;
  /** True when the current path is below the item's path; for the interviews, below that of the columns. */
  active: boolean;
}

const isWithin = (path: string, section: string) => path === section || path.startsWith(`${section}/`);

/**
 * Returns the items of the main navigation (spec §2). For members, the interviews link opens the articles in a new tab.
 */
export function getNavItems(pathname: string, isLoggedIn: boolean): NavItem[] {
  const isSaved = isWithin(pathname, '/vacancy/saved');
  return [
    { label: '案件', href: '/vacancy/', active: !isSaved && isWithin(pathname, '/vacancy') },
    { label: '検討リスト', href: '/vacancy/saved/', active: isSaved },
    { label: 'セミナー', href: '/seminar/', active: isWithin(pathname, '/seminar') },
    {
      label: '会計士インタビュー',
      href: isLoggedIn ? '/column/tag/133/' : '/#interview',
      newTab: isLoggedIn,
      active: isWithin(pathname, '/column'),
    },
  ];
}
