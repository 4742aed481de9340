import { useRouter } from 'next/router';
import { BreadcrumbJsonLd } from '@/components/shell/JsonLd';
import { PageHead } from '@/components/shell/PageHead';
import { LeftOutNote } from '@/components/ui/data/ListCount';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { PageOutOfRange } from '@/components/ui/feedback/ListNotices';
import { QueryNotice } from '@/components/ui/feedback/QueryNotice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { PageHeading } from '@/components/ui/layout/PageHeading';
import { Breadcrumb } from '@/components/ui/navigation/Breadcrumb';
import { Pagination } from '@/components/ui/navigation/Pagination';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { useTagPage } from '@/hooks/columns';
import { getTagHref, MEDIA_NAME } from '@/lib/columns/media-tags';
import { parsePage } from '@/lib/url-numbers';
import { ColumnGrid } from './ColumnGrid';
import { FeedLink, MediaPage } from './MediaPage';

const BREADCRUMB = [{ label: MEDIA_NAME, href: '/column' }];

/** The page /column/tag/{id} (spec §2). */
export function TagScreen({ tagId }: { tagId: number }) {
  const page = parsePage(useRouter().query.column_page);
  const query = useTagPage(tagId, page);
  const { tag, count = 0, pageCount = 0, columns = [] } = query.data ?? {};
  const getPageHref = (target: number) => getTagHref(tagId, target);
  const name = tag?.name ?? '';
  return (
    <MediaPage>
      <div>
        {tag && (
          <>
            <PageHead
              title={`${name}の記事`}
              description={TAG_DESCRIPTIONS[tagId] ?? `${name}についての記事の一覧です。`}
              path={getPageHref(page)}
              page={page}
            />
            <FeedLink title={`${name}｜${MEDIA_NAME}`} href={`${getTagHref(tagId)}feed.xml`} />
            <BreadcrumbJsonLd items={BREADCRUMB} current={name} />
            <Breadcrumb items={BREADCRUMB} />
            <PageHeading lead={TAG_DESCRIPTIONS[tagId]} eyebrow={`${count}件の記事`}>
              {name}
            </PageHeading>
          </>
        )}
        <QueryNotice query={query} subject="記事" />
        {query.isPending && <Skeleton lines={10} />}
        {count > 0 && columns.length === 0 && (
          <PageOutOfRange subject="記事" pageCount={pageCount} getPageHref={getPageHref} />
        )}
        {tag && count === 0 && (
          <EmptyState
            title={`${name}の記事はありません。`}
            action={<TextLink href="/column">すべての記事を見る</TextLink>}
          >
            新しい記事が公開されると、ここに表示されます。
          </EmptyState>
        )}
        <ColumnGrid columns={columns} headingLevel={2} compact />
        <LeftOutNote leftOut={query.data?.leftOut} />
      </div>
      {page <= pageCount && (
        <Pagination
          label={`${name}の記事のページ`}
          page={page}
          pageCount={pageCount}
          getPageHref={getPageHref}
        />
      )}
    </MediaPage>
  );
}

/** Descriptions of the tag pages, for the tags of the spec, by tag id. */
const TAG_DESCRIPTIONS: Readonly<Record<number, string>> = {
  133: '働き方を選び直した会計士に、きっかけと数字、いまの一週間を聞きました。',
  124: '開業の準備から、顧客の見つけ方、報酬の決め方まで。独立した会計士の実務です。',
  125: '出産や転居をはさみながら、専門を手放さずに働き続ける方法を考えます。',
  126: '上場準備、資金調達、経営会議。CFOになった会計士の仕事と学びです。',
  127: '事業会社の経理・財務・内部監査で、監査の経験はどう生きるのか。',
  128: 'M&A、IFRS、業務改善。助言の仕事で求められる力と日々の進め方です。',
  129: '取締役会で何を見て、何を問うのか。社外監査役の一年を追います。',
  130: '社内に常にいる監査役だからこそできること。往査、面談、記録の実際です。',
  131: '勤めながら週末や夜に働く。副業の始め方と、続けるための約束ごとです。',
  132: '修了考査の後、十年の岐路、五十代からの選択。キャリアの考え方を集めました。',
};
