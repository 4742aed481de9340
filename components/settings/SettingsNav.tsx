import Link from 'next/link';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { SETTINGS_SECTIONS, type SettingsSectionId } from '@/config/settings-sections';
import { hoverable, media } from '@/styles/mixins';

/** A row that scrolls on small widths, a list at the side from lg. */
export function SettingsNav({ active }: { active: SettingsSectionId | undefined }) {
  const list = useRef<HTMLUListElement>(null);
  // Where it is a row, the current one may lie beyond its edge.
  useEffect(() => {
    const row = list.current;
    const current = row?.querySelector<HTMLElement>(`[href$='#${active}']`);
    if (row && current) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
  }, [active]);

  return (
    <nav aria-label="設定の項目">
      <List ref={list}>
        {SETTINGS_SECTIONS.map(({ id, label }) => (
          <li key={id}>
            <Item href={`/mypage/system/#${id}`} shallow aria-current={active === id ? 'true' : undefined}>
              {label}
            </Item>
          </li>
        ))}
      </List>
    </nav>
  );
}

/* Positioned, so that the place of an item is measured from it. */
const List = styled.ul`
  position: relative;
  display: flex;
  overflow-x: auto;
  border-block-end: ${({ theme }) => theme.line.rule};

  ${media.lg} {
    display: grid;
    border: ${({ theme }) => theme.line.none};
  }
`;

const Item = styled(Link)`
  display: flex;
  align-items: center;
  min-height: ${({ theme }) => theme.size.control};
  padding-inline: ${({ theme }) => theme.space[4]};
  color: ${({ theme }) => theme.color.ink};
  border-block-end: ${({ theme }) => theme.line.markGhost};
  text-decoration: none;
  white-space: nowrap;

  /* The ring of a scroll container's child must lie inside to be seen. */
  &:focus-visible {
    outline-offset: -4px;
  }

  ${hoverable} {
    &:hover {
      color: ${({ theme }) => theme.color.primary};
    }
  }

  &[aria-current] {
    color: ${({ theme }) => theme.color.primary};
    border-block-end-color: currentColor;
    font-weight: 700;
  }

  ${media.lg} {
    border-block-end: ${({ theme }) => theme.line.none};
    border-inline-start: ${({ theme }) => theme.line.markGhost};

    &[aria-current] {
      background: ${({ theme }) => theme.color.primaryTint};
      border-inline-start-color: currentColor;
    }
  }
`;
