import { ChevronDown } from 'lucide';
import styled, { css } from 'styled-components';
import { Icon } from '@/components/ui/data/Icon';
import { Link } from '@/components/ui/navigation/Link';
import { focusFragment } from '@/hooks/browser/focus';
import { useScrollSpy } from '@/hooks/navigation/scroll-spy';
import {
  below,
  currentInForcedColors,
  focusRingInside,
  hoverable,
  media,
  screenOnly,
  touch,
} from '@/styles/mixins';
import { theme } from '@/styles/theme';

interface ColumnTableOfContentsProps {
  sections: readonly { id: string; title: string }[];
  /**
   * `above`: collapsed before the text on narrow widths. `beside`: next to the text on wide ones. Only one of the two
   * is visible.
   */
  placement: 'above' | 'beside';
}

export function ColumnTableOfContents({ sections, placement }: ColumnTableOfContentsProps) {
  if (sections.length < 2) return null;
  if (placement === 'above')
    return (
      <MobileNav aria-label="目次">
        <details>
          <Summary>
            目次
            <Icon node={ChevronDown} />
          </Summary>
          <EntryList sections={sections} current={null} />
        </details>
      </MobileNav>
    );
  return <AsideContents sections={sections} />;
}

/** Stays visible while scrolling and highlights the current section. */
function AsideContents({ sections }: Pick<ColumnTableOfContentsProps, 'sections'>) {
  const current = useScrollSpy(sections);
  return (
    <AsideNav aria-label="目次">
      <Head>目次</Head>
      <EntryList sections={sections} current={current} />
    </AsideNav>
  );
}

interface EntryListProps extends Pick<ColumnTableOfContentsProps, 'sections'> {
  current: string | null;
}

function EntryList({ sections, current }: EntryListProps) {
  return (
    <ol>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <Item
            href={`#${id}`}
            onClick={focusFragment}
            aria-current={id === current ? 'location' : undefined}
          >
            {title}
          </Item>
        </li>
      ))}
    </ol>
  );
}

const panelStyle = css`
  background: ${theme.color.surface};
  border: ${theme.border.regular};
  border-block-start: ${theme.border.thick};
`;

const MobileNav = styled.nav`
  ${panelStyle}

  ${media.lg} {
    display: none;
  }
`;

const AsideNav = styled.nav`
  ${panelStyle}
  position: sticky;
  inset-block-start: ${theme.space[6]};
  align-self: start;
  max-height: calc(100dvh - ${theme.space[12]});
  margin-block-start: ${theme.space[8]};
  overflow-y: auto;
  overscroll-behavior: contain;

  ${below.lg} {
    display: none;
  }

  ${screenOnly}
`;

const headStyle = css`
  padding: ${theme.space[3]} ${theme.space[4]};
  font-size: ${theme.text.small};
  font-weight: 700;
`;

const Head = styled.p`
  ${headStyle}
`;

const Summary = styled.summary`
  ${headStyle}
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: ${theme.size.control};
  cursor: pointer;

  details[open] > & > svg {
    rotate: 180deg;
  }
`;

const Item = styled(Link)`
  display: flex;
  align-items: center;
  min-height: ${theme.size.touch};
  padding: ${theme.space[2]} ${theme.space[4]} ${theme.space[2]} ${theme.space[3]};
  color: ${theme.color.textPrimary};
  border-block-start: ${theme.border.regular};
  border-inline-start: ${theme.border.barTransparent};
  font-size: ${theme.text.small};
  line-height: ${theme.lineHeight.row};
  text-decoration: none;

  ${touch} {
    min-height: ${theme.size.control};
  }

  &:focus-visible {
    ${focusRingInside}
  }

  ${hoverable} {
    &:hover {
      color: ${theme.color.primary};
      background: ${theme.color.primaryFaint};
    }
  }

  &[aria-current] {
    color: ${theme.color.primary};
    border-inline-start-color: currentColor;
    font-weight: 700;
    ${currentInForcedColors}
  }
`;
