import styled from 'styled-components';
import { BreadcrumbJsonLd } from '@/components/shell/BreadcrumbJsonLd';
import { JsonLd } from '@/components/shell/JsonLd';
import { PageHead } from '@/components/shell/PageHead';
import { QueryNotice } from '@/components/ui/feedback/QueryNotice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { SectionHeading } from '@/components/ui/layout/SectionHeading';
import { Breadcrumb } from '@/components/ui/navigation/Breadcrumb';
import { siteConfig } from '@/config/site';
import { useColumn } from '@/hooks/columns';
import { getColumnHref } from '@/lib/columns/column-paths';
import { mediaUrl } from '@/lib/media-url';
import { media, screenOnly } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { ColumnBody } from './ColumnBody';
import { ColumnGrid } from './ColumnGrid';
import { ColumnHeader } from './ColumnHeader';
import { ColumnPicture } from './ColumnPicture';
import { ColumnTableOfContents } from './ColumnTableOfContents';
import { ColumnVacancies } from './ColumnVacancies';
import { columnBreadcrumb, columnStructuredData } from './column-structured-data';
import { MediaPage } from './MediaPage';
import { NextColumn } from './NextColumn';
import { ShareLinks } from './ShareLinks';

interface ColumnDetailScreenProps {
  columnId: number;
  titlePhrases: string[];
}

/** The page of one column, with typography for long reading. */
export function ColumnDetailScreen({ columnId, titlePhrases }: ColumnDetailScreenProps) {
  const query = useColumn(columnId);
  const column = query.data;
  if (!column) {
    return (
      <MediaPage>
        <QueryNotice query={query} subject="記事" />
        {query.isPending && <Skeleton lines={10} />}
      </MediaPage>
    );
  }
  const trail = columnBreadcrumb(column);
  return (
    <MediaPage>
      <PageHead
        title={column.title}
        description={column.lead}
        path={getColumnHref(columnId)}
        image={column.share_image ? mediaUrl(column.share_image, siteConfig()) : undefined}
        type="article"
      />
      <JsonLd data={columnStructuredData(column)} />
      <BreadcrumbJsonLd items={trail} current={column.title} />
      <div>
        <Breadcrumb items={trail} />
        <Columns>
          <Main>
            <ColumnHeader column={column} titlePhrases={titlePhrases} />
            <ColumnPicture picture={column.picture} sizes="(min-width: 60em) 680px, 100vw" priority />
            <ColumnTableOfContents sections={column.sections} placement="above" />
            <ColumnBody html={column.html} />
            <ColumnVacancies columnId={columnId} />
            <ShareLinks title={column.title} path={getColumnHref(columnId)} />
            <NextColumn column={column} />
          </Main>
          <ColumnTableOfContents sections={column.sections} placement="beside" />
        </Columns>
      </div>
      {column.related.length > 0 && (
        <Related>
          <SectionHeading>あわせて読みたい記事</SectionHeading>
          <ColumnGrid columns={column.related} headingLevel={3} compact />
        </Related>
      )}
    </MediaPage>
  );
}

const Columns = styled.div`
  ${media.lg} {
    display: grid;
    grid-template-columns: minmax(0, ${theme.width.reading}) ${theme.size.panelWide};
    justify-content: space-between;
    gap: ${theme.space[10]};
  }
`;

const Related = styled.section`
  ${screenOnly}
`;

const Main = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};
  min-width: 0;
`;
