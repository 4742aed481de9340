import { QueryNotice } from '@/components/ui/feedback/QueryNotice';
import { useInterviews } from '@/hooks/columns';
import { ColumnGrid } from './ColumnGrid';

/** The newest interviews. A page that shows this list prefetches `columnQueries.interviews()`. */
export function InterviewList() {
  const query = useInterviews();
  return (
    <>
      <QueryNotice query={query} subject="インタビュー" />
      <ColumnGrid columns={query.data ?? []} headingLevel={3} />
    </>
  );
}
