import { Menu } from 'lucide-react';
import styled from 'styled-components';
import { media } from '@/styles/mixins';
import { HeaderMenu } from './HeaderMenu';
import { MenuLinks } from './MenuLinks';
import type { NavItem } from './nav-items';

interface SmallMenuProps {
  items: readonly NavItem[];
  /** Login and the like, when there is no room for them in the bar. */
  account: readonly { label: string; href: string }[];
}

/** The navigation where the header is too narrow for it. */
export function SmallMenu({ items, account }: SmallMenuProps) {
  return (
    <Narrow>
      <HeaderMenu id="menu" label="メニュー" icon={<Menu />}>
        <nav aria-label="メイン">
          <MenuLinks links={items} />
        </nav>
        {account.length > 0 && <MenuLinks links={account} />}
      </HeaderMenu>
    </Narrow>
  );
}

const Narrow = styled.div`
  ${media.lg} {
    display: none;
  }
`;
