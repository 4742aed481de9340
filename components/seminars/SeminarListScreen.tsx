import { useRouter } from 'next/router';
import { PageHead } from '@/components/shell/PageHead';
import { ComparisonList } from '@/components/ui/data/ComparisonList';
import { ListCount } from '@/components/ui/data/ListCount';
import { SmallNote } from '@/components/ui/data/Text';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { PageOutOfRange, ShowUpdatesButton } from '@/components/ui/feedback/ListNotices';
import { QueryNotice } from '@/components/ui/feedback/QueryNotice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { ContentPage } from '@/components/ui/layout/ContentPage';
import { PageHeading } from '@/components/ui/layout/PageHeading';
import { Pagination } from '@/components/ui/navigation/Pagination';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { useSeminarList } from '@/hooks/lists/seminar-list';
import { getSeminarApplicationState } from '@/hooks/seminar-applications';
import { isNearestFirst } from '@/lib/seminars/seminar-order';
import { parsePage } from '@/lib/url-numbers';
import { SEMINAR_COLUMNS, SeminarListRow } from './SeminarListRow';

const getPageHref = (page: number) => (page > 1 ? `/seminar/?seminar_page=${page}` : '/seminar/');

export function SeminarListScreen() {
  const page = parsePage(useRouter().query.seminar_page);
  const { query, seminars, states, hasUpdates, showLatest } = useSeminarList(page);
  const pageCount = query.data?.pageCount ?? 0;

  return (
    <ContentPage $flush $wide>
      <PageHead
        title="セミナー一覧"
        description="公認会計士・税理士のためのセミナー一覧。会計・監査、税務、IPO、独立・キャリアなどのテーマを、日時・会場・参加費・CPD単位で比べられます。"
        path={getPageHref(page)}
        page={page}
      />
      <PageHeading
        isLeadBeside
        lead={
          <ListCount
            list={query.data}
            shownCount={seminars.length}
            orderLabel={
              isNearestFirst(query.data?.results ?? [], query.dataUpdatedAt) ? '受付中から開催日の近い順' : ''
            }
          />
        }
      >
        セミナー一覧
      </PageHeading>
      <QueryNotice query={query} subject="セミナー" />
      <ShowUpdatesButton hasUpdates={hasUpdates} onClick={showLatest} />
      {query.isPending && <Skeleton lines={12} />}
      {seminars.length > 0 && (
        <ComparisonList columns={SEMINAR_COLUMNS}>
          {seminars.map((seminar) => (
            <SeminarListRow
              key={seminar.id}
              seminar={seminar}
              applicationState={states[seminar.id] ?? getSeminarApplicationState(seminar, undefined)}
              fetchedAt={query.dataUpdatedAt}
            />
          ))}
        </ComparisonList>
      )}
      {query.data && seminars.length === 0 && (
        <SeminarListEmpty pageCount={pageCount} getPageHref={getPageHref} />
      )}
      {page <= pageCount && (
        <Pagination
          label="セミナー一覧のページ"
          page={page}
          pageCount={pageCount}
          getPageHref={getPageHref}
        />
      )}
      <SmallNote $align="start">
        <a href="/seminar/feed.ics">開催予定をカレンダーで購読</a>
      </SmallNote>
      {seminars.some(({ fee }) => fee) && (
        <SmallNote $align="start">
          <span className="no-break">参加費のかかるセミナー：</span>
          <span className="no-break">
            <TextLink href="/commercial-transactions">特定商取引法に基づく表記</TextLink>
          </span>
        </SmallNote>
      )}
    </ContentPage>
  );
}

interface SeminarListEmptyProps {
  pageCount: number;
  getPageHref: (page: number) => string;
}

/** Why a page of the seminar list is empty. */
function SeminarListEmpty({ pageCount, getPageHref }: SeminarListEmptyProps) {
  return pageCount > 0 ? (
    <PageOutOfRange subject="セミナー" pageCount={pageCount} getPageHref={getPageHref} />
  ) : (
    <EmptyState title="セミナーはありません。">
      新しいセミナーが公開されると、この一覧に表示されます。
    </EmptyState>
  );
}
