import styled from 'styled-components';
import { Phrases } from '@/components/ui/data/Phrases';
import { Badge } from '@/components/ui/feedback/Badge';
import { Link } from '@/components/ui/navigation/Link';
import type { ColumnSummary } from '@/lib/columns/column-view-types';
import { getColumnHref } from '@/lib/columns/media-tags';
import { fullDayText } from '@/lib/dates';
import { below, hoverable, largeText, media, stretchedLink } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { ColumnPicture } from './ColumnPicture';

interface ColumnGridProps {
  columns: readonly ColumnSummary[];
  headingLevel: 2 | 3;
  /** For a page with several lists, or for a long list: on phones each column is a single row with a small picture. */
  compact?: boolean;
}

/** A grid of columns with as many per row as fit, and at most three. */
export function ColumnGrid({ columns, headingLevel, compact = false }: ColumnGridProps) {
  return (
    <List $compact={compact}>
      {columns.map((column) => (
        <li key={column.id}>
          <ColumnCard column={column} headingLevel={headingLevel} compact={compact} />
        </li>
      ))}
    </List>
  );
}

interface ColumnCardProps {
  column: ColumnSummary;
  headingLevel: 2 | 3;
  /** Marks the featured card of the page, which is larger and shows its lead. */
  isFeatured?: boolean;
  /** On phones, shows a single row with a small picture. */
  compact?: boolean;
}

const SIZES = '(min-width: 60em) 352px, (min-width: 32.5em) 50vw, 100vw';
const COMPACT_SIZES = '(min-width: 60em) 352px, (min-width: 32.5em) 50vw, 120px';
const FEATURED_SIZES = '(min-width: 60em) 640px, 100vw';

/** A column in a list. The whole card is clickable. */
export function ColumnCard({ column, headingLevel, isFeatured = false, compact = false }: ColumnCardProps) {
  const [person] = column.people;
  // An unknown tag has the empty string as its name (spec §3) and is not shown.
  const tag = column.tags[0]?.name;
  const sizes = compact ? COMPACT_SIZES : SIZES;
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const className = [isFeatured && 'featured', compact && 'compact'].filter(Boolean).join(' ');
  return (
    <Card className={className || undefined}>
      <ColumnPicture
        picture={column.picture}
        sizes={isFeatured ? FEATURED_SIZES : sizes}
        priority={isFeatured}
      />
      <div>
        {tag && (
          <div>
            <Badge tone="open">{tag}</Badge>
          </div>
        )}
        <Heading>
          <Link href={getColumnHref(column.id)}>
            <Phrases text={column.title} />
          </Link>
        </Heading>
        {isFeatured && column.lead && <p>{column.lead}</p>}
        <p>
          {person && <span>{person.name}さん</span>}
          {column.published_at && (
            <time dateTime={column.published_at}>{fullDayText(column.published_at)}</time>
          )}
          <span>{column.reading_minutes}分で読めます</span>
        </p>
      </div>
    </Card>
  );
}

const List = styled.ul<{ $compact: boolean }>`
  display: grid;
  gap: ${({ $compact }) => `${$compact ? theme.space[6] : theme.space[10]} ${theme.space[8]}`};

  ${media.sm} {
    row-gap: ${theme.space[10]};
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Card = styled.article`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${theme.space[3]};
  min-width: 0;

  & > :last-child {
    display: grid;
    gap: ${theme.space[2]};
    align-content: start;
  }

  :is(h2, h3) {
    font-size: ${theme.text.row};
    line-height: ${theme.lineHeight.row};
  }

  a {
    ${stretchedLink}

    ${hoverable} {
      &:hover {
        color: ${theme.color.primary};
        text-decoration: underline;
      }
    }
  }

  p {
    color: ${theme.color.textSecondary};
  }

  p:last-child {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space[4]};
    font-size: ${theme.text.caption};
  }

  &.featured :is(h2, h3) {
    font-family: ${theme.font.serif};
    font-size: ${theme.text.page};
  }

  ${below.sm} {
    &.compact {
      grid-template-columns: 7.5rem minmax(0, 1fr);
      gap: ${theme.space[4]};
    }

    &.compact :is(h2, h3) {
      font-size: ${theme.text.body};
    }
  }

  ${largeText} {
    &,
    &.compact {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  ${media.lg} {
    &.featured {
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
      align-items: center;
      gap: ${theme.space[10]};
    }
  }
`;
