import Link from 'next/link';
import styled from 'styled-components';
import { SETTINGS_SECTIONS, type SettingsSectionId } from '@/config/settings-sections';
import { hoverable, media } from '@/styles/mixins';

/** A row that scrolls on small widths, a list at the side from lg. */
export function SettingsNav({ active }: { active: SettingsSectionId | undefined }) {
  return (
    <nav aria-label="設定の項目">
      <List>
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

const List = styled.ul`
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
