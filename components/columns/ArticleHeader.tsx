import Link from 'next/link';
import styled from 'styled-components';
import { Badge } from '@/components/ui/Badge';
import { Phrases } from '@/components/ui/Phrases';
import { fullDayText } from '@/config/dates';
import type { Article } from '@/schemas/column-views';
import { hoverable, media, phraseBreaks, tabularNumerals, touch } from '@/styles/mixins';
import { tagHref } from './media-links';

interface ArticleHeaderProps {
  article: Article;
  titlePhrases: string[];
}

/** Title, date, reading time, and who speaks. */
export function ArticleHeader({ article, titlePhrases }: ArticleHeaderProps) {
  const named = article.tags.filter(({ name }) => name !== '');
  return (
    <Root>
      {named.length > 0 && (
        <Tags>
          {named.map(({ id, name }) => (
            <Tag key={id} href={tagHref(id)}>
              <Badge tone="open">{name}</Badge>
            </Tag>
          ))}
        </Tags>
      )}
      <Title>
        <Phrases text={article.title} phrases={titlePhrases} />
      </Title>
      <Meta>
        <time dateTime={article.published_at}>{fullDayText(article.published_at)}</time>
        <span>{article.reading_minutes}分で読めます</span>
        <span>文・編集部</span>
      </Meta>
      <Lead>{article.lead}</Lead>
      {article.people.map(({ name, title }) => (
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
  gap: ${({ theme }) => theme.space[3]};
  padding-block: ${({ theme }) => `${theme.space[5]} ${theme.space[6]}`};
  border-block-end: ${({ theme }) => theme.line.rule};

  ${media.md} {
    gap: ${({ theme }) => theme.space[4]};
    padding-block-start: ${({ theme }) => theme.space[8]};
  }
`;

const Tags = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[2]};
`;

const Tag = styled(Link)`
  display: inline-flex;
  align-items: center;
  color: inherit;
  border-radius: ${({ theme }) => theme.radius.badge};
  text-decoration: none;

  ${touch} {
    min-height: ${({ theme }) => theme.size.touch};
  }

  ${hoverable} {
    &:hover {
      text-decoration: underline;
    }
  }
`;

const Title = styled.h1`
  ${phraseBreaks}
  font-family: ${({ theme }) => theme.font.mincho};
  font-size: ${({ theme }) => theme.text.headlinePhone};
  line-height: ${({ theme }) => theme.leading.heading};

  ${media.md} {
    font-size: ${({ theme }) => theme.text.headline};
  }
`;

const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `0 ${theme.space[4]}`};
  color: ${({ theme }) => theme.color.inkSecondary};
  font-size: ${({ theme }) => theme.text.small};
  ${tabularNumerals}
`;

const Lead = styled.p`
  ${phraseBreaks}
  line-height: ${({ theme }) => theme.leading.articlePhone};
`;

const Person = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `0 ${theme.space[4]}`};
  padding-inline-start: ${({ theme }) => theme.space[3]};
  border-inline-start: ${({ theme }) => theme.line.mark};
  font-size: ${({ theme }) => theme.text.small};
`;
