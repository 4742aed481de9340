import { Check, type LucideIcon } from 'lucide-react';
import Link from 'next/link';
import styled from 'styled-components';
import { currentInForcedColors, hoverable, media, rail, visuallyHidden } from '@/styles/mixins';
import { useActiveTabInSight, useDismissedTooltips } from './side-nav-behaviour';
import { tooltip } from './tooltip-style';

export interface SideNavItem {
  id: string;
  href: string;
  label: string;
  icon: LucideIcon;
  /** Whether what it leads to is filled in. */
  state?: 'done' | 'missing';
}

interface SideNavProps {
  label: string;
  items: readonly SideNavItem[];
  active: string | null | undefined;
  onChoose?: (id: string) => void;
  /** Changes the address alone, as for an anchor of a page whose data must not be fetched anew. */
  shallow?: boolean;
}

/**
 * The parts of a long page (decision 0024): tabs below md, from md a rail of icons with tooltips where there is a
 * pointer to hover with, from lg a list in words.
 */
export function SideNav({ label, items, active, onChoose, shallow }: SideNavProps) {
  const list = useActiveTabInSight(active);
  const dismissed = useDismissedTooltips();
  return (
    <nav aria-label={label} data-side-nav>
      <List ref={list} $dismissed={dismissed}>
        {items.map(({ id, href, label, icon: Icon, state }) => (
          <li key={id}>
            <Item
              href={href}
              shallow={shallow}
              aria-current={active === id ? 'true' : undefined}
              onClick={() => onChoose?.(id)}
            >
              <Picture $missing={state === 'missing'}>
                <Icon />
              </Picture>
              <Words>
                {label}
                {state === 'missing' && <Missing>未入力</Missing>}
                {state === 'done' && (
                  <Done>
                    <Check />
                    <Hidden>（入力済み）</Hidden>
                  </Done>
                )}
              </Words>
            </Item>
          </li>
        ))}
      </List>
    </nav>
  );
}

/* Positioned, or the hidden words inside would not be clipped and the page itself would scroll. */
const List = styled.ul<{ $dismissed: boolean }>`
  position: relative;
  display: flex;
  overflow-x: auto;
  border-block-end: ${({ theme }) => theme.line.ruleStrong};

  ${rail} {
    display: grid;
    gap: ${({ theme }) => theme.space[1]};
    overflow: visible;
    border-block-end: ${({ theme }) => theme.line.none};

    & a:is(:hover, :focus-visible) > span + span {
      ${({ $dismissed }) => !$dismissed && tooltip}
    }
  }

  ${media.lg} {
    display: block;
    border-block-end: ${({ theme }) => theme.line.none};
  }
`;

const Item = styled(Link)`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
  min-height: ${({ theme }) => theme.size.control};
  padding-inline: ${({ theme }) => theme.space[4]};
  color: ${({ theme }) => theme.color.ink};
  border-block-end: ${({ theme }) => theme.line.markGhost};
  text-decoration: none;
  white-space: nowrap;

  &[aria-current] {
    color: ${({ theme }) => theme.color.primaryPressed};
    border-color: ${({ theme }) => theme.color.primary};
    font-weight: 700;
    ${currentInForcedColors}
  }

  /* The ring of a scroll container's child must lie inside to be seen. */
  &:focus-visible {
    outline-offset: -4px;
  }

  ${hoverable} {
    &:hover {
      background: ${({ theme }) => theme.color.primaryFaint};
    }
  }

  ${rail} {
    justify-content: center;
    width: ${({ theme }) => theme.size.controlLarge};
    min-height: ${({ theme }) => theme.size.controlLarge};
    padding: 0;
    border-block-end: ${({ theme }) => theme.line.none};
    border-inline-start: ${({ theme }) => theme.line.markGhost};

    &[aria-current] {
      background: ${({ theme }) => theme.color.primaryTint};
    }
  }

  ${media.lg} {
    padding-inline-end: ${({ theme }) => theme.space[3]};
    border-block-end: ${({ theme }) => theme.line.none};
    border-inline-start: ${({ theme }) => theme.line.markGhost};

    &[aria-current] {
      background: ${({ theme }) => theme.color.primaryTint};
    }
  }
`;

const Picture = styled.span<{ $missing: boolean }>`
  position: relative;
  display: none;

  ${rail} {
    display: block;

    &::after {
      content: ${({ $missing }) => ($missing ? "''" : 'none')};
      position: absolute;
      inset-block-start: 0;
      inset-inline-end: -${({ theme }) => theme.space[1]};
      width: ${({ theme }) => theme.size.dot};
      height: ${({ theme }) => theme.size.dot};
      background: ${({ theme }) => theme.color.seal};
      border-radius: ${({ theme }) => theme.radius.round};
    }
  }
`;

const Words = styled.span`
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[1]};

  ${rail} {
    ${visuallyHidden}
  }
`;

const Done = styled.span`
  color: ${({ theme }) => theme.color.primary};
`;

const Missing = styled.span`
  color: ${({ theme }) => theme.color.seal};
  font-size: ${({ theme }) => theme.text.caption};
  font-weight: 700;
`;

const Hidden = styled.span`
  ${visuallyHidden}
`;
