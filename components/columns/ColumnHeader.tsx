import styled from 'styled-components';
import { Phrases } from '@/components/ui/data/Phrases';
import { Badge } from '@/components/ui/feedback/Badge';
import { Link } from '@/components/ui/navigation/Link';
import type { ColumnDetail } from '@/lib/columns/column-view-types';
import { getTagHref } from '@/lib/columns/media-tags';
import { fullDayText } from '@/lib/dates';
import { hoverable, media, tabularNumerals, touch } from '@/styles/mixins';
import { theme } from '@/styles/theme';

interface ColumnHeaderProps {
  column: ColumnDetail;
  titlePhrases: string[];
}

/** Title, date, reading time and the people in the column. */
export function ColumnHeader({ column, titlePhrases }: ColumnHeaderProps) {
  const namedTags = column.tags.filter(({ name }) => name !== '');
  return (
    <Root>
      {namedTags.length > 0 && (
        <Tags>
          {namedTags.map(({ id, name }) => (
            <Tag key={id} href={getTagHref(id)}>
              <Badge tone="open">{name}</Badge>
            </Tag>
          ))}
        </Tags>
      )}
      <Title>
        <Phrases text={column.title} phrases={titlePhrases} />
      </Title>
      <Meta>
        {column.published_at && (
          <time dateTime={column.published_at}>{fullDayText(column.published_at)}</time>
        )}
        <span>{column.reading_minutes}分で読めます</span>
        <span>文・編集部</span>
      </Meta>
      {column.lead && <Lead>{column.lead}</Lead>}
      {column.people.map(({ name, title }) => (
        <Person key={name}>
          <strong>{name}さん</strong>
          <span>{title}</span>
        </Person>
      ))}
    </Root>
  );
}

const Root = styled.header`
  display: grid;
  gap: ${theme.space[3]};
  padding-block: ${theme.space[5]} ${theme.space[6]};
  border-block-end: ${theme.border.regular};

  ${media.md} {
    gap: ${theme.space[4]};
    padding-block-start: ${theme.space[8]};
  }
`;

const Tags = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;

const Tag = styled(Link)`
  display: inline-flex;
  align-items: center;
  color: inherit;
  border-radius: ${theme.radius.badge};
  text-decoration: none;

  ${touch} {
    min-height: ${theme.size.touch};
  }

  ${hoverable} {
    &:hover {
      text-decoration: underline;
    }
  }
`;

const Title = styled.h1`
  font-family: ${theme.font.serif};
  font-size: ${theme.text.headlinePhone};
  line-height: ${theme.lineHeight.heading};

  ${media.md} {
    font-size: ${theme.text.headline};
  }
`;

const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[4]};
  color: ${theme.color.textSecondary};
  font-size: ${theme.text.small};
  ${tabularNumerals}
`;

const Lead = styled.p`
  line-height: ${theme.lineHeight.articlePhone};
`;

const Person = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[4]};
  padding-inline-start: ${theme.space[3]};
  border-inline-start: ${theme.border.bar};
  font-size: ${theme.text.small};
`;
