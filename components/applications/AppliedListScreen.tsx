import type { ReactNode } from 'react';
import { PageHead } from '@/components/shell/PageHead';
import { List } from '@/components/ui/data/List';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { QueryNotice } from '@/components/ui/feedback/QueryNotice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { ContentPage } from '@/components/ui/layout/ContentPage';
import { PageHeading } from '@/components/ui/layout/PageHeading';
import { Breadcrumb } from '@/components/ui/navigation/Breadcrumb';
import { LinkButton } from '@/components/ui/navigation/Link';
import { leftOutText } from '@/lib/labels';

interface AppliedListScreenProps<Row> {
  /** The heading, such as 応募した案件. */
  title: string;
  query: {
    data: Row[] | undefined;
    /** Number of applications that cannot be shown. */
    leftOut: number;
    error: unknown;
    isPending: boolean;
    isFetching: boolean;
    dataUpdatedAt: number;
    refetch: () => unknown;
  };
  renderRow: (row: Row) => ReactNode;
  /** Shown while the list is empty: what the list is for, and a link to where the member can apply. */
  emptyState: { text: string; action: string; href: string };
  /** Shown below a list that is not empty, such as a link to what is made of it. */
  footer?: ReactNode;
}

/** Lists the member's applications. */
export function AppliedListScreen<Row>({
  title,
  query,
  renderRow,
  emptyState,
  footer,
}: AppliedListScreenProps<Row>) {
  const { data: rows, leftOut } = query;
  return (
    <ContentPage>
      <PageHead title={title} noindex />
      <Breadcrumb items={[{ label: 'マイページ', href: '/mypage/' }]} />
      <PageHeading
        lead={
          rows && rows.length > 0 && [`${rows.length}件`, leftOutText(leftOut)].filter(Boolean).join(' ・ ')
        }
      >
        {title}
      </PageHeading>
      <QueryNotice query={query} subject={title} />
      {query.isPending && <Skeleton lines={8} />}
      {rows?.length === 0 && (
        <EmptyState
          title={`${title}はありません。`}
          action={
            <LinkButton variant="primary" href={emptyState.href}>
              {emptyState.action}
            </LinkButton>
          }
        >
          {emptyState.text}
        </EmptyState>
      )}
      {rows && rows.length > 0 && (
        <>
          <List>{rows.map(renderRow)}</List>
          {footer}
        </>
      )}
    </ContentPage>
  );
}
