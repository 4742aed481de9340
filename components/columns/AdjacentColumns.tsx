import styled from 'styled-components';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { getColumnHref, getTagHref } from '@/lib/columns/column-paths';
import type { ColumnDetail } from '@/lib/columns/column-view-types';
import { media } from '@/styles/mixins';
import { theme } from '@/styles/theme';

/** Links to the previous and next column of the column's first tag, and to all columns of that tag. */
export function AdjacentColumns({ column }: { column: ColumnDetail }) {
  const { previous, next } = column;
  const tag = column.tags.find(({ name }) => name !== '');
  if (!previous && !next) return null;
  return (
    <Root aria-label="前後の記事">
      {previous && (
        <Previous>
          <small>前の記事</small>
          <TextLink href={getColumnHref(previous.id)} rel="prev">
            {previous.title}
          </TextLink>
        </Previous>
      )}
      {next && (
        <Next>
          <small>次の記事</small>
          <TextLink href={getColumnHref(next.id)} rel="next">
            {next.title}
          </TextLink>
        </Next>
      )}
      {tag && (
        <TagLink>
          <TextLink href={getTagHref(tag.id)} bold standalone>
            {tag.name}の記事一覧
          </TextLink>
        </TagLink>
      )}
    </Root>
  );
}

const Root = styled.nav`
  display: grid;
  gap: ${theme.space[5]};
  padding-block: ${theme.space[5]};
  border-block-start: ${theme.border.thick};
  border-block-end: ${theme.border.regular};

  ${media.sm} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Previous = styled.p`
  display: grid;
  align-content: start;
  gap: ${theme.space[1]};

  & > small {
    color: ${theme.color.textSecondary};
  }
`;

/* Stays in the second column of the grid when there is no previous article. */
const Next = styled(Previous)`
  ${media.sm} {
    grid-column: 2;
    justify-items: end;
    text-align: end;
  }
`;

const TagLink = styled.p`
  grid-column: 1 / -1;
`;
