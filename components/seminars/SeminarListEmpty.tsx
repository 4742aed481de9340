import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { PageOutOfRange } from '@/components/ui/feedback/PageOutOfRange';

interface SeminarListEmptyProps {
  pageCount: number;
  getPageHref: (page: number) => string;
}

/** Why a page of the seminar list is empty. */
export function SeminarListEmpty({ pageCount, getPageHref }: SeminarListEmptyProps) {
  return pageCount > 0 ? (
    <PageOutOfRange subject="セミナー" pageCount={pageCount} getPageHref={getPageHref} />
  ) : (
    <EmptyState title="セミナーはありません。">
      新しいセミナーが公開されると、この一覧に表示されます。
    </EmptyState>
  );
}
