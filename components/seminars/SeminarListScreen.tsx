import { useRouter } from 'next/router';
import { loadLoginModal } from '@/components/auth/login-modal';
import { PageHead } from '@/components/site/PageHead';
import { BeyondLastPage } from '@/components/ui/BeyondLastPage';
import { ContentPage } from '@/components/ui/ContentPage';
import { EmptyState } from '@/components/ui/EmptyState';
import { FreshRowsButton } from '@/components/ui/FreshRowsButton';
import { LedgerList } from '@/components/ui/LedgerList';
import { ListCount } from '@/components/ui/ListCount';
import { PageHeading } from '@/components/ui/PageHeading';
import { Pagination } from '@/components/ui/Pagination';
import { QueryNotice } from '@/components/ui/QueryNotice';
import { Skeleton } from '@/components/ui/Skeleton';
import { useIdlePrefetch } from '@/hooks/idle-prefetch';
import { useIsLoggedIn } from '@/hooks/login-status';
import { seminarStanding } from '@/hooks/seminar-applications';
import { useSeminarList } from '@/hooks/seminar-list';
import { parsePage } from '@/schemas/vacancy-filters';
import { SeminarRowItem } from './SeminarRowItem';

const hrefFor = (page: number) => (page > 1 ? `/seminar/?seminar_page=${page}` : '/seminar/');

export function SeminarListScreen() {
  const page = parsePage(useRouter().query.seminar_page);
  const { query, seminars, states, hasNews, catchUp, count, pageSize } = useSeminarList(page);
  useIdlePrefetch(loadLoginModal, !useIsLoggedIn());
  const pageCount = Math.ceil(count / pageSize);

  return (
    <ContentPage $flush>
      <PageHead
        title="セミナー一覧"
        description="公認会計士・税理士のためのセミナー一覧。会計・監査、税務、IPO、独立・キャリアなどのテーマを、日時・会場・参加費・CPE単位で比べられます。"
        path={hrefFor(page)}
        page={page}
      />
      <PageHeading
        lead={
          query.data && (
            <ListCount
              count={count}
              first={(page - 1) * pageSize + 1}
              shown={seminars.length}
              order="開催日の近い順"
            />
          )
        }
      >
        セミナー一覧
      </PageHeading>
      <QueryNotice query={query} subject="セミナー" />
      {hasNews && <FreshRowsButton onClick={catchUp} />}
      {query.isPending && <Skeleton lines={12} />}
      {seminars.length > 0 && (
        <LedgerList busy={query.isPlaceholderData}>
          {seminars.map((seminar) => (
            <SeminarRowItem
              key={seminar.id}
              seminar={seminar}
              standing={states[seminar.id] ?? seminarStanding(seminar, undefined)}
              now={query.dataUpdatedAt}
            />
          ))}
        </LedgerList>
      )}
      {query.data && seminars.length === 0 && pageCount > 0 && (
        <BeyondLastPage subject="セミナー" pageCount={pageCount} hrefFor={hrefFor} />
      )}
      {query.data && pageCount === 0 && (
        <EmptyState title="セミナーはありません。">
          新しいセミナーが公開されると、この一覧に表示されます。
        </EmptyState>
      )}
      {page <= pageCount && (
        <Pagination label="セミナー一覧のページ" page={page} pageCount={pageCount} hrefFor={hrefFor} />
      )}
    </ContentPage>
  );
}
