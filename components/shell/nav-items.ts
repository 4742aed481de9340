export interface NavItem {
  label: string;
  href: string;
  newTab?: boolean;
  /** True when the current path is below the item's path. An anchor of the top page is never active. */
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
