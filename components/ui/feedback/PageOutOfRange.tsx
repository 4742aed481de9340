import { TextLink } from '@/components/ui/navigation/TextLink';
import { EmptyState } from './EmptyState';

interface PageOutOfRangeProps {
  /** 案件 */
  subject: string;
  pageCount: number;
  getPageHref: (page: number) => string;
}

/** The list is shorter than the address says: an old link, or rows that are gone meanwhile. */
export function PageOutOfRange({ subject, pageCount, getPageHref }: PageOutOfRangeProps) {
  return (
    <EmptyState
      title={`このページに${subject}はありません。`}
      action={<TextLink href={getPageHref(pageCount)}>最後のページを見る</TextLink>}
    >
      一覧は{pageCount}ページまであります。
    </EmptyState>
  );
}
