import { Button } from '@/components/ui/form/Button';
import { errorMessage } from '@/lib/api-failure';
import { timeText } from '@/lib/dates';
import { InlineNotice } from './InlineNotice';

interface QueryNoticeProps {
  query: {
    data: unknown;
    error: unknown;
    isFetching: boolean;
    /** ms since the epoch. */
    dataUpdatedAt: number;
    refetch: () => unknown;
  };
  /** What could not be fetched: 案件. */
  subject: string;
}

/**
 * What a failed fetch means for the person: nothing to see yet, or something that may be out of date
 * (decision 0003: a failed refetch keeps what is on screen).
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
      {text}
    </InlineNotice>
  );
}
