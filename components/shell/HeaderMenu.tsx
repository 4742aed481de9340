import { X } from 'lucide';
import { type ReactNode, useCallback } from 'react';
import styled from 'styled-components';
import { Icon } from '@/components/ui/data/Icon';
import { IconButton } from '@/components/ui/form/IconButton';
import { DisclosureMenu } from '@/components/ui/navigation/DisclosureMenu';
import { type MenuId, useMenuStore } from '@/stores/menu-store';
import { media } from '@/styles/mixins';

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
        <IconButton {...props} label={label}>
          <MenuIcon>{icon}</MenuIcon>
          <CloseIcon>
            <Icon node={X} />
          </CloseIcon>
        </IconButton>
      )}
    >
      {children}
    </DisclosureMenu>
  );
}

/* The state of the button selects the icon, because a class for each state would be a new rule when a menu is first opened,
   for which browsers compute the styles of the whole page. */
const MenuIcon = styled.span`
  position: relative;
  display: grid;

  [aria-expanded='true'] > & {
    display: none;

    ${media.md} {
      display: grid;
    }
  }
`;

const CloseIcon = styled.span`
  display: none;

  [aria-expanded='true'] > & {
    display: grid;

    ${media.md} {
      display: none;
    }
  }
`;
