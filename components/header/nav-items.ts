export interface NavItem {
  label: string;
  href: string;
  newTab?: boolean;
  /** Whether the path lies below the item; an anchor of the top page never does. */
  active: boolean;
}

const isWithin = (path: string, section: string) => path === section || path.startsWith(`${section}/`);

/** Spec §2: the main navigation. Members get the interviews as articles, in a new tab. */
export function getNavItems(pathname: string, isLoggedIn: boolean): NavItem[] {
  return [
    { label: '案件', href: '/vacancy/', active: isWithin(pathname, '/vacancy') },
    { label: 'セミナー', href: '/seminar/', active: isWithin(pathname, '/seminar') },
    {
      label: '会計士インタビュー',
      href: isLoggedIn ? '/column/tag/133/' : '/#interview',
      newTab: isLoggedIn,
      active: isWithin(pathname, '/column'),
    },
  ];
}
