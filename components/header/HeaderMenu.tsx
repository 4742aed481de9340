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
      align="end"
      wide={wide}
      fullWidthOnMobile
      renderTrigger={(props) => (
        <IconButton {...props} label={label}>
          <MenuIcon $open={open}>{icon}</MenuIcon>
          {open && (
            <CloseIcon>
              <Icon node={X} />
            </CloseIcon>
          )}
        </IconButton>
      )}
    >
      {children}
    </DisclosureMenu>
  );
}

const MenuIcon = styled.span<{ $open: boolean }>`
  position: relative;
  display: ${({ $open }) => ($open ? 'none' : 'grid')};

  ${media.md} {
    display: grid;
  }
`;

const CloseIcon = styled.span`
  display: grid;

  ${media.md} {
    display: none;
  }
`;
