import styled from 'styled-components';
import { TextLink } from '@/components/ui/TextLink';
import type { Article } from '@/schemas/column-views';
import { media } from '@/styles/mixins';
import { columnHref, tagHref } from './media-links';

/** Previous and next in the column's first tag, and the way to all of them. */
export function ArticleNeighbours({ article }: { article: Article }) {
  const { previous, next } = article;
  const tag = article.tags.find(({ name }) => name !== '');
  if (!previous && !next) return null;
  return (
    <Root aria-label="前後の記事">
      {previous && (
        <Side>
          <small>前の記事</small>
          <TextLink href={columnHref(previous.id)} rel="prev">
            {previous.title}
          </TextLink>
        </Side>
      )}
      {next && (
        <Next>
          <small>次の記事</small>
          <TextLink href={columnHref(next.id)} rel="next">
            {next.title}
          </TextLink>
        </Next>
      )}
      {tag && (
        <All>
          <TextLink href={tagHref(tag.id)} strong alone>
            {tag.name}の記事一覧
          </TextLink>
        </All>
      )}
    </Root>
  );
}

const Root = styled.nav`
  display: grid;
  gap: ${({ theme }) => theme.space[5]};
  padding-block: ${({ theme }) => theme.space[5]};
  border-block-start: ${({ theme }) => theme.line.heavy};
  border-block-end: ${({ theme }) => theme.line.rule};

  ${media.sm} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Side = styled.p`
  display: grid;
  align-content: start;
  gap: ${({ theme }) => theme.space[1]};

  & > small {
    color: ${({ theme }) => theme.color.inkSecondary};
  }
`;

/* Keeps its side where there is none before it. */
const Next = styled(Side)`
  ${media.sm} {
    grid-column: 2;
    justify-items: end;
    text-align: end;
  }
`;

const All = styled.p`
  grid-column: 1 / -1;
`;
