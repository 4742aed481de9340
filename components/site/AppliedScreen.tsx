import type { ReactNode } from 'react';
import { Breadcrumb } from '@/components/ui/Breadcrumb';
import { ContentPage } from '@/components/ui/ContentPage';
import { EmptyState } from '@/components/ui/EmptyState';
import { LedgerList } from '@/components/ui/LedgerList';
import { LinkButton } from '@/components/ui/LinkButton';
import { PageHeading } from '@/components/ui/PageHeading';
import { QueryNotice } from '@/components/ui/QueryNotice';
import { Skeleton } from '@/components/ui/Skeleton';
import { PageHead } from './PageHead';

interface AppliedScreenProps<Row> {
  /** 応募した案件 */
  title: string;
  query: {
    data: { results: Row[] } | undefined;
    error: unknown;
    isPending: boolean;
    isFetching: boolean;
    dataUpdatedAt: number;
    refetch: () => unknown;
  };
  row: (row: Row) => ReactNode;
  /** What the list is good for once there is something in it, and where that is found. */
  empty: { text: string; action: string; href: string };
}

/** What a member has applied for, newest change first. */
export function AppliedScreen<Row>({ title, query, row, empty }: AppliedScreenProps<Row>) {
  const results = query.data?.results;
  return (
    <ContentPage>
      <PageHead title={title} noindex />
      <Breadcrumb trail={[{ label: 'マイページ', href: '/mypage/' }]} current={title} />
      <PageHeading lead={results && results.length > 0 && `${results.length}件`}>{title}</PageHeading>
      <QueryNotice query={query} subject={title} />
      {query.isPending && <Skeleton lines={8} />}
      {results?.length === 0 && (
        <EmptyState
          title={`${title}はありません。`}
          action={
            <LinkButton variant="primary" href={empty.href}>
              {empty.action}
            </LinkButton>
          }
        >
          {empty.text}
        </EmptyState>
      )}
      {results && results.length > 0 && <LedgerList>{results.map(row)}</LedgerList>}
    </ContentPage>
  );
}
