import styled from 'styled-components';
import { Badge } from '@/components/ui/Badge';
import { PageHeading } from '@/components/ui/PageHeading';
import { Phrases } from '@/components/ui/Phrases';
import { fullDayText } from '@/config/dates';
import type { Article } from '@/schemas/column-views';

interface ArticleHeaderProps {
  article: Article;
  titlePhrases: string[];
}

/** Title, date, reading time, and who speaks. */
export function ArticleHeader({ article, titlePhrases }: ArticleHeaderProps) {
  const named = article.tags.filter(({ name }) => name !== '');
  return (
    <Root>
      <PageHeading
        kicker={named.map(({ id, name }) => (
          <Badge key={id} tone="open">
            {name}
          </Badge>
        ))}
        lead={
          <Meta>
            <time dateTime={article.published_at}>{fullDayText(article.published_at)}</time>
            <span>{article.reading_minutes}分で読めます</span>
            <span>文・編集部</span>
          </Meta>
        }
      >
        <Phrases text={article.title} phrases={titlePhrases} />
      </PageHeading>
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
  padding-block-end: ${({ theme }) => theme.space[6]};
  border-block-end: ${({ theme }) => theme.line.rule};
`;

const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `0 ${theme.space[4]}`};
`;

const Lead = styled.p`
  line-height: ${({ theme }) => theme.leading.articlePhone};
`;

const Person = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `0 ${theme.space[4]}`};
  margin-block-start: ${({ theme }) => theme.space[4]};
  padding-inline-start: ${({ theme }) => theme.space[3]};
  border-inline-start: ${({ theme }) => theme.line.mark};
  font-size: ${({ theme }) => theme.text.small};
`;
