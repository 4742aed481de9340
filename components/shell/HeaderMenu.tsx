import { X } from 'lucide';
import { type ReactNode, useCallback } from 'react';
import styled from 'styled-components';
import { Icon } from '@/components/ui/data/Icon';
import { IconButton } from '@/components/ui/form/IconButton';
import { DisclosureMenu } from '@/components/ui/navigation/DisclosureMenu';
import { type MenuId, useMenuStore } from '@/stores/menu-store';
import { below, media } from '@/styles/mixins';

interface HeaderMenuProps {
  id: MenuId;
  label: string;
  icon: ReactNode;
  wide?: boolean;
  children: ReactNode;
}

/** A header button with its panel. On narrow widths the button of the open panel shows a close icon (spec §2). */
export function HeaderMenu({ id, label, icon, wide, children }: HeaderMenuProps) {
  const open = useMenuStore((state) => state.openMenuId === id);
  const setMenuOpen = useMenuStore((state) => state.setOpen);
  const handleOpenChange = useCallback((next: boolean) => setMenuOpen(id, next), [id, setMenuOpen]);

  return (
    <DisclosureMenu
      open={open}
      onOpenChange={handleOpenChange}
      wide={wide}
      fullWidthOnMobile
      renderTrigger={(props) => (
        <MenuButton {...props} label={label}>
          <span>{icon}</span>
          {open && <Icon node={X} />}
        </MenuButton>
      )}
    >
      {children}
    </DisclosureMenu>
  );
}

/* The close icon follows the icon of the menu, and takes its place below md. */
const MenuButton = styled(IconButton)`
  & > span {
    position: relative;
    display: grid;
  }

  ${below.md} {
    &[aria-expanded='true'] > span {
      display: none;
    }
  }

  ${media.md} {
    & > svg {
      display: none;
    }
  }
`;
