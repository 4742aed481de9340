import { TextLink } from '@/components/ui/navigation/TextLink';
import { EmptyState } from './EmptyState';

interface PageOutOfRangeProps {
  /** Name of the listed items, such as 案件. */
  subject: string;
  pageCount: number;
  getPageHref: (page: number) => string;
}

/** Shown when the page number in the URL exceeds the page count, because the link is old or rows were removed. */
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
