import Link from 'next/link';
import styled, { css } from 'styled-components';
import { Badge } from '@/components/ui/Badge';
import { Unbroken } from '@/components/ui/Unbroken';
import { fullDayText } from '@/config/dates';
import type { ColumnCard } from '@/schemas/column-views';
import { below, hoverable, media, phraseBreaks } from '@/styles/mixins';
import { ColumnPicture } from './ColumnPicture';
import { columnHref } from './media-links';

interface ColumnItemProps {
  column: ColumnCard;
  headingLevel: 2 | 3;
  /** The feature of the page: larger, with its lead. */
  feature?: boolean;
  /** On phones a line with a small picture. */
  dense?: boolean;
}

const SIZES = '(min-width: 960px) 352px, (min-width: 520px) 50vw, 100vw';
const DENSE_SIZES = '(min-width: 960px) 352px, (min-width: 520px) 50vw, 120px';
const FEATURE_SIZES = '(min-width: 960px) 640px, 100vw';

/** A column in a list: the whole card leads to it. */
export function ColumnItem({ column, headingLevel, feature = false, dense = false }: ColumnItemProps) {
  const [person] = column.people;
  // Spec §3: a tag that nobody knows has the empty string for a name, and shows nothing.
  const tag = column.tags[0]?.name;
  const sizes = dense ? DENSE_SIZES : SIZES;
  return (
    <Card $feature={feature} $dense={dense}>
      <ColumnPicture picture={column.picture} sizes={feature ? FEATURE_SIZES : sizes} leading={feature} />
      <Text>
        {tag && (
          <div>
            <Badge tone="open">{tag}</Badge>
          </div>
        )}
        <Title as={headingLevel === 2 ? 'h2' : 'h3'} $feature={feature} $dense={dense}>
          <Cover href={columnHref(column.id)}>
            <Unbroken text={column.title} />
          </Cover>
        </Title>
        {feature && <Lead>{column.lead}</Lead>}
        <Meta>
          {person && <span>{person.name}さん</span>}
          <time dateTime={column.published_at}>{fullDayText(column.published_at)}</time>
          <span>{column.reading_minutes}分で読めます</span>
        </Meta>
      </Text>
    </Card>
  );
}

const Card = styled.article<{ $feature: boolean; $dense: boolean }>`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${({ theme }) => theme.space[3]};
  min-width: 0;

  ${below.sm} {
    ${({ theme, $dense }) =>
      $dense &&
      css`
        grid-template-columns: 7.5rem minmax(0, 1fr);
        gap: ${theme.space[4]};
      `}
  }

  ${media.lg} {
    ${({ theme, $feature }) =>
      $feature &&
      css`
        grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
        align-items: center;
        gap: ${theme.space[10]};
      `}
  }
`;

const Text = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
  align-content: start;
`;

const Title = styled.h3<{ $feature: boolean; $dense: boolean }>`
  ${phraseBreaks}
  font-family: ${({ theme, $feature }) => ($feature ? theme.font.mincho : 'inherit')};
  font-size: ${({ theme, $feature }) => ($feature ? theme.text.page : theme.text.row)};
  line-height: ${({ theme }) => theme.leading.row};

  ${below.sm} {
    ${({ theme, $dense }) =>
      $dense &&
      css`
        font-size: ${theme.text.body};
      `}
  }
`;

const Cover = styled(Link)`
  color: inherit;
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  ${hoverable} {
    &:hover {
      color: ${({ theme }) => theme.color.primary};
      text-decoration: underline;
    }
  }
`;

const Lead = styled.p`
  color: ${({ theme }) => theme.color.inkSecondary};
`;

const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `0 ${theme.space[4]}`};
  color: ${({ theme }) => theme.color.inkSecondary};
  font-size: ${({ theme }) => theme.text.caption};
`;
