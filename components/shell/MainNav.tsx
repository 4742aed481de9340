import Link from 'next/link';
import styled from 'styled-components';
import { below, forcedColors, hoverable } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import type { NavItem } from './nav-items';

/** The navigation of the wide header. On narrow widths MobileMenu shows the same items. */
export function MainNav({ items }: { items: readonly NavItem[] }) {
  return (
    <Nav aria-label="メイン">
      <List>
        {items.map(({ label, href, newTab, active }) => (
          <li key={label}>
            <Item
              href={href}
              aria-current={active ? 'true' : undefined}
              target={newTab ? '_blank' : undefined}
              rel={newTab ? 'noopener' : undefined}
            >
              {label}
            </Item>
          </li>
        ))}
      </List>
    </Nav>
  );
}

const Nav = styled.nav`
  align-self: stretch;

  ${below.lg} {
    display: none;
  }
`;

const List = styled.ul`
  display: flex;
  height: 100%;
`;

/* Forced colours would make the transparent border visible, which only reserves space for the current item's bar. */
const Item = styled(Link)`
  display: flex;
  align-items: center;
  height: 100%;
  padding-inline: ${theme.space[4]};
  color: ${theme.color.textPrimary};
  border-block: ${theme.border.barTransparent};
  font-weight: 700;
  font-size: ${theme.text.body};
  text-decoration: none;

  ${hoverable} {
    &:hover {
      color: ${theme.color.primary};
    }
  }

  &[aria-current] {
    color: ${theme.color.primary};
    border-block-end-color: currentColor;
  }

  ${forcedColors} {
    &:not([aria-current]) {
      border-color: Canvas;
    }
  }
`;
