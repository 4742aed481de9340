import styled from 'styled-components';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { getColumnHref, getTagHref } from '@/lib/columns/column-paths';
import type { ColumnDetail } from '@/lib/columns/column-view-types';
import { media } from '@/styles/mixins';
import { theme } from '@/styles/theme';

/** Links to the next column of the column's first tag, and to all columns of that tag. */
export function NextColumn({ column: { next, tags } }: { column: ColumnDetail }) {
  const tag = tags.find(({ name }) => name !== '');
  if (!next && !tag) return null;
  return (
    <Root aria-label="ほかの記事">
      {next && (
        <Next>
          <small>次の記事</small>
          <TextLink href={getColumnHref(next.id)} rel="next">
            {next.title}
          </TextLink>
        </Next>
      )}
      {tag && (
        <TextLink href={getTagHref(tag.id)} bold standalone>
          {tag.name}の記事一覧
        </TextLink>
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
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
  }
`;

const Next = styled.p`
  display: grid;
  gap: ${theme.space[1]};

  & > small {
    color: ${theme.color.textSecondary};
  }
`;
