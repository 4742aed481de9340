import styled from 'styled-components';
import { BreadcrumbJsonLd } from '@/components/site/BreadcrumbJsonLd';
import { JsonLd } from '@/components/site/JsonLd';
import { PageHead } from '@/components/site/PageHead';
import { Breadcrumb } from '@/components/ui/Breadcrumb';
import { QueryNotice } from '@/components/ui/QueryNotice';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { Skeleton } from '@/components/ui/Skeleton';
import { useArticle } from '@/hooks/columns';
import { media } from '@/styles/mixins';
import { ArticleBody } from './ArticleBody';
import { ArticleContents } from './ArticleContents';
import { ArticleHeader } from './ArticleHeader';
import { ArticleNeighbours } from './ArticleNeighbours';
import { articleData, articleTrail } from './article-data';
import { ColumnGrid } from './ColumnGrid';
import { ColumnPicture } from './ColumnPicture';
import { MediaPage } from './MediaPage';
import { columnHref } from './media-links';
import { ShareLinks } from './ShareLinks';

interface ArticleScreenProps {
  id: number;
  titlePhrases: string[];
}

/** One column, set for long reading. */
export function ArticleScreen({ id, titlePhrases }: ArticleScreenProps) {
  const query = useArticle(id);
  const article = query.data;
  if (!article) {
    return (
      <MediaPage>
        <QueryNotice query={query} subject="記事" />
        {query.isPending && <Skeleton lines={10} />}
      </MediaPage>
    );
  }
  const trail = articleTrail(article);
  return (
    <MediaPage>
      <PageHead
        title={article.title}
        description={article.lead}
        path={columnHref(id)}
        image={article.share_image ?? undefined}
        type="article"
      />
      <JsonLd data={articleData(article)} />
      <BreadcrumbJsonLd trail={trail} current={article.title} />
      <div>
        <Breadcrumb trail={trail} current={article.title} />
        <Columns>
          <Main>
            <ArticleHeader article={article} titlePhrases={titlePhrases} />
            <ColumnPicture picture={article.picture} sizes="(min-width: 960px) 680px, 100vw" leading />
            <ArticleContents sections={article.sections} place="above" />
            <ArticleBody html={article.html} />
            <ShareLinks title={article.title} path={columnHref(id)} />
            <ArticleNeighbours article={article} />
          </Main>
          <ArticleContents sections={article.sections} place="beside" />
        </Columns>
      </div>
      {article.related.length > 0 && (
        <section>
          <SectionHeading label="RELATED">あわせて読みたい記事</SectionHeading>
          <ColumnGrid columns={article.related} headingLevel={3} dense />
        </section>
      )}
    </MediaPage>
  );
}

const Columns = styled.div`
  ${media.lg} {
    display: grid;
    grid-template-columns: minmax(0, ${({ theme }) => theme.width.reading}) ${({ theme }) => theme.size.panelWide};
    justify-content: space-between;
    gap: ${({ theme }) => theme.space[10]};
  }
`;

const Main = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[8]};
  min-width: 0;
`;
