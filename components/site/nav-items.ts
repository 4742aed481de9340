export interface NavItem {
  label: string;
  href: string;
  newTab?: boolean;
  /** Whether the path lies below the item; an anchor of the top page never does. */
  active: boolean;
}

const below = (path: string, section: string) => path === section || path.startsWith(`${section}/`);

/** Spec §2: the main navigation. Members get the interviews as articles, in a new tab. */
export function navItems(pathname: string, isLoggedIn: boolean): NavItem[] {
  return [
    { label: '案件', href: '/vacancy/', active: below(pathname, '/vacancy') },
    { label: 'セミナー', href: '/seminar/', active: below(pathname, '/seminar') },
    {
      label: '会計士インタビュー',
      href: isLoggedIn ? '/column/tag/133/' : '/#interview',
      newTab: isLoggedIn,
      active: below(pathname, '/column'),
    },
  ];
}
