import { X } from 'lucide';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Icon } from '@/components/ui/data/Icon';
import { useDetailsDismiss } from '@/hooks/browser/dismiss';
import { type MenuId, useMenuStore } from '@/stores/menu-store';
import { below, hoverable, media, menuPanel } from '@/styles/mixins';
import { theme } from '@/styles/theme';

interface HeaderMenuProps {
  id: MenuId;
  label: string;
  icon: ReactNode;
  wide?: boolean;
  children: ReactNode;
}

/**
 * A menu of the header. It is a native `<details>`, which opens without scripts. At most one is open. On narrow widths the
 * panel spans the window, and the open menu shows a close icon (spec §2).
 */
export function HeaderMenu({ id, label, icon, wide = false, children }: HeaderMenuProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  const open = useMenuStore((state) => state.openMenuId === id);
  const setMenuOpen = useMenuStore((state) => state.setOpen);
  useDetailsDismiss(ref);

  // The menu may have been opened before the scripts were loaded.
  useEffect(() => {
    if (ref.current?.open) setMenuOpen(id, true);
  }, [id, setMenuOpen]);

  const handlePanelClick = ({ target }: MouseEvent) => {
    if ((target as Element).closest('a[href]')) setMenuOpen(id, false);
  };

  return (
    <Root
      ref={ref}
      // Of the menus with one name, the browser opens one at a time, also before the scripts are loaded.
      name="header-menu"
      open={open}
      // Opening it before the scripts are loaded is not a mismatch of the rendering.
      suppressHydrationWarning
      onToggle={({ currentTarget }) => setMenuOpen(id, currentTarget.open)}
    >
      <summary aria-label={label}>
        <span>{icon}</span>
        <Icon node={X} />
      </summary>
      <Panel $wide={wide} onClick={handlePanelClick}>
        {children}
      </Panel>
    </Root>
  );
}

/* On narrow widths the close icon takes the place of the menu's icon. */
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

  summary > span {
    position: relative;
    display: grid;
  }

  summary::-webkit-details-marker,
  summary > svg {
    display: none;
  }

  ${hoverable} {
    summary:hover {
      background: ${theme.color.primaryTint};
    }
  }

  ${below.md} {
    &[open] > summary > span {
      display: none;
    }

    &[open] > summary > svg {
      display: block;
    }
  }

  ${media.md} {
    position: relative;
  }
`;

const Panel = styled.div<{ $wide: boolean }>`
  ${menuPanel}
  inset-block-start: 100%;
  inset-inline: 0;
  border-inline: ${theme.border.none};

  ${media.md} {
    inset-block-start: calc(100% + ${theme.space[4]});
    inset-inline: auto 0;
    width: max-content;
    min-width: 100%;
    max-width: min(
      ${({ $wide }) => ($wide ? theme.size.panelWide : theme.size.panel)},
      100vw - ${theme.space[8]}
    );
    border-inline: ${theme.border.strong};
  }
`;
