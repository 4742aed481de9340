import styled, { css } from 'styled-components';
import { below, hoverable, media, touch } from '@/styles/mixins';

interface ArticleContentsProps {
  sections: readonly { id: string; title: string }[];
  /** above: folded, before the text, on small widths · beside: on wide ones. Either is shown where the other is not. */
  place: 'above' | 'beside';
}

/** The table of contents. */
export function ArticleContents({ sections, place }: ArticleContentsProps) {
  if (sections.length < 2) return null;
  const list = (
    <ol>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <Item href={`#${id}`}>{title}</Item>
        </li>
      ))}
    </ol>
  );
  return (
    <Root aria-label="目次" $place={place}>
      {place === 'beside' ? (
        <>
          <Head>目次</Head>
          {list}
        </>
      ) : (
        <details>
          <Head as="summary">目次</Head>
          {list}
        </details>
      )}
    </Root>
  );
}

const Root = styled.nav<{ $place: 'above' | 'beside' }>`
  align-self: start;
  background: ${({ theme }) => theme.color.surface};
  border: ${({ theme }) => theme.line.rule};
  border-block-start: ${({ theme }) => theme.line.heavy};

  ${({ theme, $place }) =>
    $place === 'above'
      ? css`
          ${media.lg} {
            display: none;
          }
        `
      : css`
          position: sticky;
          inset-block-start: ${theme.space[6]};
          margin-block-start: ${theme.space[8]};

          ${below.lg} {
            display: none;
          }
        `}
`;

const Head = styled.p`
  padding: ${({ theme }) => `${theme.space[3]} ${theme.space[4]}`};
  font-size: ${({ theme }) => theme.text.small};
  font-weight: 700;
  cursor: default;
`;

const Item = styled.a`
  display: block;
  padding: ${({ theme }) => `${theme.space[3]} ${theme.space[4]}`};
  color: ${({ theme }) => theme.color.ink};
  border-block-start: ${({ theme }) => theme.line.rule};
  font-size: ${({ theme }) => theme.text.small};
  text-decoration: none;

  ${touch} {
    min-height: ${({ theme }) => theme.size.touch};
  }

  ${hoverable} {
    &:hover {
      color: ${({ theme }) => theme.color.primary};
      background: ${({ theme }) => theme.color.primaryFaint};
    }
  }
`;
