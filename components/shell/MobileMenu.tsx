import { Menu } from 'lucide';
import { Icon } from '@/components/ui/data/Icon';
import { getContactLinks } from './footer-links';
import { HeaderMenu } from './HeaderMenu';
import { MenuLinks } from './MenuLinks';
import type { NavItem } from './nav-items';

interface MobileMenuProps {
  items: readonly NavItem[];
  /** Login and registration links, for widths at which the bar has no space for them. */
  accountLinks: readonly { label: string; href: string }[];
}

/** The navigation for widths at which the header cannot show all items. */
export function MobileMenu({ items, accountLinks }: MobileMenuProps) {
  return (
    <HeaderMenu id="menu" label="メニュー" icon={<Icon node={Menu} />}>
      <nav aria-label="メイン">
        <MenuLinks links={items} />
      </nav>
      <MenuLinks links={accountLinks} />
      <MenuLinks links={getContactLinks()} />
    </HeaderMenu>
  );
}
