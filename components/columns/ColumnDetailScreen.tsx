import type { Article as ArticleData, WithContext } from 'schema-dts';
import styled from 'styled-components';
import { BreadcrumbJsonLd, JsonLd } from '@/components/shell/JsonLd';
import { PageHead } from '@/components/shell/PageHead';
import { QueryNotice } from '@/components/ui/feedback/QueryNotice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { SectionHeading } from '@/components/ui/layout/SectionHeading';
import { Breadcrumb } from '@/components/ui/navigation/Breadcrumb';
import { LinkButton } from '@/components/ui/navigation/Link';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { VacancyRows } from '@/components/vacancies/VacancyRows';
import { getOrganizerName, siteConfig } from '@/config/site';
import { useColumn, useColumnVacancies } from '@/hooks/columns';
import { useIsLoggedIn } from '@/hooks/session/login-status';
import type { ColumnDetail } from '@/lib/columns/column-view-types';
import { getColumnHref, getTagHref, MEDIA_NAME } from '@/lib/columns/media-tags';
import { mediaUrl } from '@/lib/picture-urls';
import { media, screenOnly } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { ColumnBody } from './ColumnBody';
import { ColumnGrid } from './ColumnGrid';
import { ColumnHeader } from './ColumnHeader';
import { ColumnPicture } from './ColumnPicture';
import { ColumnTableOfContents } from './ColumnTableOfContents';
import { MediaPage } from './MediaPage';
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

/** The next steps after a column: open vacancies that fit its subject, the seminars, and the registration. */
function ColumnVacancies({ columnId }: { columnId: number }) {
  const { data, dataUpdatedAt } = useColumnVacancies(columnId);
  const isLoggedIn = useIsLoggedIn();
  if (!data) return null;
  return (
    <section>
      <SectionHeading>{data.title}</SectionHeading>
      <VacancyFrame>
        <VacancyRows vacancies={data.vacancies} fetchedAt={dataUpdatedAt} />
      </VacancyFrame>
      <VacancyActions>
        <TextLink href={data.listHref} bold standalone>
          {data.listText}
        </TextLink>
        <TextLink href="/seminar/" bold standalone>
          セミナーを探す
        </TextLink>
        {!isLoggedIn && (
          <LinkButton href="/auth/register" variant="primary">
            会員登録（無料）
          </LinkButton>
        )}
      </VacancyActions>
    </section>
  );
}

/** Links to the next column of the column's first tag, and to all columns of that tag. */
function NextColumn({ column: { next, tags } }: { column: ColumnDetail }) {
  const tag = tags.find(({ name }) => name !== '');
  if (!next && !tag) return null;
  return (
    <NextColumnNav aria-label="ほかの記事">
      {next && (
        <NextLink>
          <small>次の記事</small>
          <TextLink href={getColumnHref(next.id)} rel="next">
            {next.title}
          </TextLink>
        </NextLink>
      )}
      {tag && (
        <TextLink href={getTagHref(tag.id)} bold standalone>
          {tag.name}の記事一覧
        </TextLink>
      )}
    </NextColumnNav>
  );
}

/** Returns the breadcrumb of a column: the media's top page and the first tag. A tag without a name is omitted. */
function columnBreadcrumb({ tags }: ColumnDetail) {
  const [tag] = tags;
  return [
    { label: MEDIA_NAME, href: '/column' },
    ...(tag?.name ? [{ label: tag.name, href: getTagHref(tag.id) }] : []),
  ];
}

/** Returns the column's schema.org data for search engines. */
export function columnStructuredData(column: ColumnDetail): WithContext<ArticleData> {
  const config = siteConfig();
  const { origin, name } = config;
  const image = column.share_image ?? column.picture?.src;
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: column.title,
    ...(column.lead && { description: column.lead }),
    ...(image ? { image: [new URL(mediaUrl(image, config), origin).href] } : {}),
    ...(column.published_at && { datePublished: column.published_at }),
    ...(column.updated_at && { dateModified: column.updated_at }),
    author: { '@type': 'Organization', name: `${name}編集部`, url: `${origin}/column` },
    publisher: { '@type': 'Organization', name: getOrganizerName(), url: `${origin}/` },
    mainEntityOfPage: origin + getColumnHref(column.id),
  };
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

const VacancyFrame = styled.div`
  border-block-start: ${theme.border.thick};
`;

const VacancyActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]};
  margin-block-start: ${theme.space[4]};
`;

const NextColumnNav = styled.nav`
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

const NextLink = styled.p`
  display: grid;
  gap: ${theme.space[1]};

  & > small {
    color: ${theme.color.textSecondary};
  }
`;
