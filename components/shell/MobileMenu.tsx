import { Menu, X } from 'lucide';
import { type MouseEvent, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Icon } from '@/components/ui/data/Icon';
import { useDetailsDismiss } from '@/hooks/browser/dismiss';
import { useMenuStore } from '@/stores/menu-store';
import { below, hoverable, media, menuPanel } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { MenuLinks } from './MenuLinks';
import type { NavItem } from './nav-items';

interface MobileMenuProps {
  items: readonly NavItem[];
  /** Login and registration links, for widths at which the bar has no space for them. */
  accountLinks: readonly { label: string; href: string }[];
}

/**
 * The navigation for widths at which the header cannot show all items. It is a native `<details>`, which opens without
 * scripts. On narrow widths the open menu shows a close icon (spec §2).
 */
export function MobileMenu({ items, accountLinks }: MobileMenuProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  const open = useMenuStore((state) => state.openMenuId === 'menu');
  const setMenuOpen = useMenuStore((state) => state.setOpen);
  useDetailsDismiss(ref);

  // The menu may have been opened before the scripts were loaded.
  useEffect(() => {
    if (ref.current?.open) setMenuOpen('menu', true);
  }, [setMenuOpen]);

  const handlePanelClick = ({ target }: MouseEvent) => {
    if ((target as Element).closest('a[href]')) setMenuOpen('menu', false);
  };

  return (
    <Root
      ref={ref}
      open={open}
      // Opening it before the scripts are loaded is not a mismatch of the rendering.
      suppressHydrationWarning
      onToggle={({ currentTarget }) => setMenuOpen('menu', currentTarget.open)}
    >
      <summary aria-label="メニュー">
        <Icon node={Menu} />
        <Icon node={X} />
      </summary>
      <Panel onClick={handlePanelClick}>
        <nav aria-label="メイン">
          <MenuLinks links={items} />
        </nav>
        {accountLinks.length > 0 && <MenuLinks links={accountLinks} />}
      </Panel>
    </Root>
  );
}

const Root = styled.details`
  summary {
    display: grid;
    place-items: center;
    width: ${theme.size.touch};
    height: ${theme.size.touch};
    border-radius: ${theme.radius.control};
    list-style: none;
    cursor: pointer;
  }

  summary::-webkit-details-marker,
  summary > :last-child {
    display: none;
  }

  ${hoverable} {
    summary:hover {
      background: ${theme.color.primaryTint};
    }
  }

  ${below.md} {
    &[open] > summary > :first-child {
      display: none;
    }

    &[open] > summary > :last-child {
      display: block;
    }
  }

  ${media.md} {
    position: relative;
  }

  ${media.lg} {
    display: none;
  }
`;

const Panel = styled.div`
  ${menuPanel}
  inset-block-start: 100%;
  inset-inline: 0;
  border-inline: ${theme.border.none};

  ${media.md} {
    inset-block-start: calc(100% + ${theme.space[4]});
    inset-inline: auto 0;
    width: max-content;
    max-width: ${theme.size.panel};
    border-inline: ${theme.border.strong};
  }
`;
