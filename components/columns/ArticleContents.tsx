import { ChevronDown } from 'lucide-react';
import styled, { css } from 'styled-components';
import { below, currentInForcedColors, hoverable, media, touch } from '@/styles/mixins';
import { useSectionBeingRead } from './section-being-read';

interface ArticleContentsProps {
  sections: readonly { id: string; title: string }[];
  /** above: folded, before the text, on small widths · beside: on wide ones. Either is shown where the other is not. */
  place: 'above' | 'beside';
}

/** The table of contents. */
export function ArticleContents({ sections, place }: ArticleContentsProps) {
  if (sections.length < 2) return null;
  if (place === 'above')
    return (
      <Above aria-label="目次">
        <details>
          <Summary>
            目次
            <ChevronDown />
          </Summary>
          <List sections={sections} current={null} />
        </details>
      </Above>
    );
  return <ContentsBeside sections={sections} />;
}

/** Stays in sight, and marks the section that is being read. */
function ContentsBeside({ sections }: Pick<ArticleContentsProps, 'sections'>) {
  const current = useSectionBeingRead(sections);
  return (
    <Beside aria-label="目次">
      <Head>目次</Head>
      <List sections={sections} current={current} />
    </Beside>
  );
}

interface ListProps extends Pick<ArticleContentsProps, 'sections'> {
  current: string | null;
}

function List({ sections, current }: ListProps) {
  return (
    <ol>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <Item href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
            {title}
          </Item>
        </li>
      ))}
    </ol>
  );
}

const sheet = css`
  background: ${({ theme }) => theme.color.surface};
  border: ${({ theme }) => theme.line.rule};
  border-block-start: ${({ theme }) => theme.line.heavy};
`;

const Above = styled.nav`
  ${sheet}

  ${media.lg} {
    display: none;
  }
`;

const Beside = styled.nav`
  ${sheet}
  position: sticky;
  inset-block-start: ${({ theme }) => theme.space[6]};
  align-self: start;
  max-height: calc(100dvh - ${({ theme }) => theme.space[12]});
  margin-block-start: ${({ theme }) => theme.space[8]};
  overflow-y: auto;
  overscroll-behavior: contain;

  ${below.lg} {
    display: none;
  }

  @media print {
    display: none;
  }
`;

const head = css`
  padding: ${({ theme }) => `${theme.space[3]} ${theme.space[4]}`};
  font-size: ${({ theme }) => theme.text.small};
  font-weight: 700;
`;

const Head = styled.p`
  ${head}
`;

const Summary = styled.summary`
  ${head}
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: ${({ theme }) => theme.size.control};
  cursor: pointer;

  details[open] > & > svg {
    rotate: 180deg;
  }
`;

const Item = styled.a`
  display: flex;
  align-items: center;
  min-height: ${({ theme }) => theme.size.touch};
  padding: ${({ theme }) => `${theme.space[2]} ${theme.space[4]} ${theme.space[2]} ${theme.space[3]}`};
  color: ${({ theme }) => theme.color.ink};
  border-block-start: ${({ theme }) => theme.line.rule};
  border-inline-start: ${({ theme }) => theme.line.markGhost};
  font-size: ${({ theme }) => theme.text.small};
  line-height: ${({ theme }) => theme.leading.row};
  text-decoration: none;

  ${touch} {
    min-height: ${({ theme }) => theme.size.control};
  }

  /* Inside a box that scrolls, which would cut an outer ring off. */
  &:focus-visible {
    outline-offset: -4px;
  }

  ${hoverable} {
    &:hover {
      color: ${({ theme }) => theme.color.primary};
      background: ${({ theme }) => theme.color.primaryFaint};
    }
  }

  &[aria-current] {
    color: ${({ theme }) => theme.color.primary};
    border-inline-start-color: currentColor;
    font-weight: 700;
    ${currentInForcedColors}
  }
`;
