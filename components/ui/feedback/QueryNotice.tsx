import { Button } from '@/components/ui/form/Button';
import { timeText } from '@/lib/dates';
import { errorMessage } from '@/lib/errors/api-call-error';
import { InlineNotice } from './InlineNotice';

/** What the notice needs of the result of `useQuery`. */
export interface NoticeQuery {
  data: unknown;
  error: unknown;
  isFetching: boolean;
  /** Milliseconds since the epoch. */
  dataUpdatedAt: number;
  refetch: () => unknown;
}

interface QueryNoticeProps {
  query: NoticeQuery;
  /** Name of the data, such as 案件. */
  subject: string;
}

/**
 * Shows a notice for a failed query: the data could not be loaded, or the data on screen may be outdated, because a
 * failed refetch keeps it there (decision 0003). The button is not announced, because its text changes with each poll.
 */
export function QueryNotice({ query, subject }: QueryNoticeProps) {
  if (!query.error) return null;
  const isStale = query.data !== undefined;
  const text = isStale
    ? `最新の${subject}を取得できませんでした。${timeText(query.dataUpdatedAt)}時点の内容を表示しています。`
    : `${subject}を表示できません。${errorMessage(query.error)}`;

  return (
    <InlineNotice
      tone={isStale ? 'warn' : 'error'}
      action={
        <Button size="small" pending={query.isFetching} onClick={() => query.refetch()}>
          再読み込み
        </Button>
      }
    >
      <span role={isStale ? 'status' : 'alert'}>{text}</span>
    </InlineNotice>
  );
}
