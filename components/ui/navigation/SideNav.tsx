import { Check, type IconNode } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import styled, { css } from 'styled-components';
import { Icon } from '@/components/ui/data/Icon';
import { Link } from '@/components/ui/navigation/Link';
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
    <Nav aria-label={label} className={tooltipsDismissed ? undefined : 'with-tooltips'}>
      <ul ref={list}>
        {items.map(({ id, href, label, icon, state }) => (
          <li key={id}>
            <Link
              href={href}
              shallow={shallow}
              className={state === 'missing' ? 'missing' : undefined}
              aria-current={activeId === id ? 'true' : undefined}
              onClick={() => onSelect?.(id)}
              onFocus={showWhole}
            >
              <span className="icon-frame">
                <Icon node={icon} />
              </span>
              <span className="label">
                {label}
                {state === 'missing' && <span className="note">未入力</span>}
                {state === 'done' && (
                  <span className="done">
                    <Icon node={Check} />
                    <span className="visually-hidden">（入力済み）</span>
                  </span>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
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

/*
 * The target of an anchor must not be covered by the tabs that stick to the top on small widths. `position: relative` for the
 * list, because otherwise the visually hidden texts inside would not be clipped and the page itself would scroll. The rules for
 * forced colours are the last ones, because the tints are no ground for highlighted text.
 */
const Nav = styled.nav`
  ${below.lg} {
    ${tallWindow} {
      html:has(&) {
        scroll-padding-block-start: ${theme.size.controlLarge};
      }
    }
  }

  ul {
    position: relative;
    display: flex;
    overflow-x: auto;
    border-block-end: ${theme.border.strong};
  }

  a {
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
  }

  a:focus-visible {
    ${focusRingInside}
  }

  ${hoverable} {
    a:hover {
      background: ${theme.color.primaryFaint};
    }
  }

  .icon-frame {
    position: relative;
    display: none;
  }

  .label {
    display: flex;
    flex: 1;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[1]};
  }

  .note {
    color: ${theme.color.accent};
    font-size: ${theme.text.caption};
    font-weight: 700;
  }

  .done {
    color: ${theme.color.primary};
  }

  ${navigationRail} {
    ul {
      display: grid;
      gap: ${theme.space[1]};
      overflow: visible;
      border-block-end: ${theme.border.none};
    }

    a {
      justify-content: center;
      width: ${theme.size.controlLarge};
      min-height: ${theme.size.controlLarge};
      padding: 0;
      border-block-end: ${theme.border.none};
      border-inline-start: ${theme.border.barTransparent};
    }

    a[aria-current] {
      background: ${theme.color.primaryTint};
    }

    .icon-frame {
      display: block;
    }

    .missing > .icon-frame::after {
      content: '';
      position: absolute;
      inset-block-start: 0;
      inset-inline-end: -${theme.space[1]};
      width: ${theme.size.dot};
      height: ${theme.size.dot};
      background: ${theme.color.accent};
      border-radius: ${theme.radius.round};
      forced-color-adjust: none;
    }

    .label {
      ${visuallyHidden}
    }

    &.with-tooltips a:is(:hover, :focus-visible) > .label {
      ${tooltipStyle}
    }
  }

  ${media.lg} {
    ul {
      display: block;
      border-block-end: ${theme.border.none};
    }

    a {
      padding-inline-end: ${theme.space[3]};
      border-block-end: ${theme.border.none};
      border-inline-start: ${theme.border.barTransparent};
    }

    a[aria-current] {
      background: ${theme.color.primaryTint};
    }
  }

  a[aria-current] {
    color: ${theme.color.primaryPressed};
    border-color: ${theme.color.primary};
    font-weight: 700;
    ${currentInForcedColors}
    ${forcedColors} {
      span {
        color: inherit;
      }
    }
  }
`;
