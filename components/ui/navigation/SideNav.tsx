import { Check, type IconNode } from 'lucide';
import Link from 'next/link';
import { useEffect, useRef, useState } from 'react';
import styled, { css } from 'styled-components';
import { Icon } from '@/components/ui/data/Icon';
import { showWhole } from '@/hooks/browser/focus';
import {
  below,
  currentInForcedColors,
  focusRingInside,
  forcedColors,
  hoverable,
  media,
  navigationRail,
  tallWindow,
  visuallyHidden,
} from '@/styles/mixins';
import { theme } from '@/styles/theme';

export interface SideNavItem {
  id: string;
  href: string;
  label: string;
  icon: IconNode;
  /** Whether the linked section is filled in. */
  state?: 'done' | 'missing';
}

interface SideNavProps {
  label: string;
  items: readonly SideNavItem[];
  activeId: string | null | undefined;
  onSelect?: (id: string) => void;
  /** Changes only the URL, for anchors on a page whose data must not be fetched again. */
  shallow?: boolean;
}

/**
 * The navigation of a long page (decision 0024): tabs below md, icons with tooltips from md where a pointer can hover,
 * and a text list from lg.
 */
export function SideNav({ label, items, activeId, onSelect, shallow }: SideNavProps) {
  const list = useScrollActiveTabIntoView(activeId);
  const tooltipsDismissed = useDismissedTooltips();
  return (
    <Nav aria-label={label}>
      <List ref={list} $tooltipsDismissed={tooltipsDismissed}>
        {items.map(({ id, href, label, icon, state }) => (
          <li key={id}>
            <Item
              href={href}
              shallow={shallow}
              aria-current={activeId === id ? 'true' : undefined}
              onClick={() => onSelect?.(id)}
              onFocus={showWhole}
            >
              <IconFrame $missing={state === 'missing'}>
                <Icon node={icon} />
              </IconFrame>
              <Label>
                {label}
                {state === 'missing' && <Missing>未入力</Missing>}
                {state === 'done' && (
                  <Done>
                    <Icon node={Check} />
                    <span className="visually-hidden">（入力済み）</span>
                  </Done>
                )}
              </Label>
            </Item>
          </li>
        ))}
      </List>
    </Nav>
  );
}

/** Scrolls the row horizontally until the current tab is visible. The page itself must not scroll. */
function useScrollActiveTabIntoView(active: string | null | undefined) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const row = list.current;
    const tab = active ? row?.querySelector<HTMLElement>('[aria-current]') : null;
    if (!row || !tab || row.scrollWidth <= row.clientWidth) return;
    row.scrollTo?.({ left: tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2 });
  }, [active]);
  return list;
}

/** Escape hides the tooltip (WCAG 1.4.13) until the pointer or the focus moves to another item. */
function useDismissedTooltips(): boolean {
  const [isDismissed, setDismissed] = useState(false);
  useEffect(() => {
    const handleKeyDown = ({ key }: KeyboardEvent) => setDismissed(key === 'Escape');
    const handleMove = () => setDismissed(false);
    document.addEventListener('keydown', handleKeyDown);
    document.addEventListener('pointerover', handleMove);
    return () => {
      document.removeEventListener('keydown', handleKeyDown);
      document.removeEventListener('pointerover', handleMove);
    };
  }, []);
  return isDismissed;
}

/* The target of an anchor must not be covered by the tabs that stick to the top on small widths. */
const Nav = styled.nav`
  ${below.lg} {
    ${tallWindow} {
      html:has(&) {
        scroll-padding-block-start: ${theme.size.controlLarge};
      }
    }
  }
`;

/** Shows a label beside its icon. Applied over `visuallyHidden`, which hides the label otherwise. */
const tooltipStyle = css`
  position: absolute;
  inset-block-start: 50%;
  inset-inline-start: calc(100% + ${theme.space[1]});
  z-index: ${theme.zIndex.panel};
  width: max-content;
  height: auto;
  margin: 0;
  padding: ${theme.space[2]} ${theme.space[3]};
  overflow: visible;
  clip-path: none;
  translate: 0 -50%;
  background: ${theme.color.surface};
  border: ${theme.border.strong};
  border-inline-start: ${theme.border.bar};
  border-radius: ${theme.radius.badge};
  box-shadow: ${theme.shadow.raised};
`;

/* `position: relative`, because otherwise the visually hidden texts inside would not be clipped and the page itself
   would scroll. */
const List = styled.ul<{ $tooltipsDismissed: boolean }>`
  position: relative;
  display: flex;
  overflow-x: auto;
  border-block-end: ${theme.border.strong};

  ${navigationRail} {
    display: grid;
    gap: ${theme.space[1]};
    overflow: visible;
    border-block-end: ${theme.border.none};

    & a:is(:hover, :focus-visible) > span + span {
      ${({ $tooltipsDismissed }) => !$tooltipsDismissed && tooltipStyle}
    }
  }

  ${media.lg} {
    display: block;
    border-block-end: ${theme.border.none};
  }
`;

/* The rule for forced colours is the last one, because the tints are no ground for highlighted text. */
const Item = styled(Link)`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: ${theme.size.control};
  padding-inline: ${theme.space[4]};
  color: ${theme.color.textPrimary};
  border-block-end: ${theme.border.barTransparent};
  text-decoration: none;
  white-space: nowrap;

  &:focus-visible {
    ${focusRingInside}
  }

  ${hoverable} {
    &:hover {
      background: ${theme.color.primaryFaint};
    }
  }

  ${navigationRail} {
    justify-content: center;
    width: ${theme.size.controlLarge};
    min-height: ${theme.size.controlLarge};
    padding: 0;
    border-block-end: ${theme.border.none};
    border-inline-start: ${theme.border.barTransparent};

    &[aria-current] {
      background: ${theme.color.primaryTint};
    }
  }

  ${media.lg} {
    padding-inline-end: ${theme.space[3]};
    border-block-end: ${theme.border.none};
    border-inline-start: ${theme.border.barTransparent};

    &[aria-current] {
      background: ${theme.color.primaryTint};
    }
  }

  &[aria-current] {
    color: ${theme.color.primaryPressed};
    border-color: ${theme.color.primary};
    font-weight: 700;
    ${currentInForcedColors}
    ${forcedColors} { & span { color: inherit; } }
  }
`;

const IconFrame = styled.span<{ $missing: boolean }>`
  position: relative;
  display: none;

  ${navigationRail} {
    display: block;

    &::after {
      content: ${({ $missing }) => ($missing ? "''" : 'none')};
      position: absolute;
      inset-block-start: 0;
      inset-inline-end: -${theme.space[1]};
      width: ${theme.size.dot};
      height: ${theme.size.dot};
      background: ${theme.color.accent};
      border-radius: ${theme.radius.round};
      forced-color-adjust: none;
    }
  }
`;

const Label = styled.span`
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[1]};

  ${navigationRail} {
    ${visuallyHidden}
  }
`;

const Done = styled.span`
  color: ${theme.color.primary};
`;

const Missing = styled.span`
  color: ${theme.color.accent};
  font-size: ${theme.text.caption};
  font-weight: 700;
`;
