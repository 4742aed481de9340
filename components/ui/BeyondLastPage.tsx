import { EmptyState } from './EmptyState';
import { TextLink } from './TextLink';

interface BeyondLastPageProps {
  /** 案件 */
  subject: string;
  pageCount: number;
  hrefFor: (page: number) => string;
}

/** The list is shorter than the address says: an old link, or rows that are gone meanwhile. */
export function BeyondLastPage({ subject, pageCount, hrefFor }: BeyondLastPageProps) {
  return (
    <EmptyState
      title={`このページに${subject}はありません。`}
      action={<TextLink href={hrefFor(pageCount)}>最後のページを見る</TextLink>}
    >
      一覧は{pageCount}ページまであります。
    </EmptyState>
  );
}
