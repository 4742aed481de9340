import { ColumnGrid } from '@/components/columns/ColumnGrid';
import { QueryNotice } from '@/components/ui/feedback/QueryNotice';
import { FullWidthSection } from '@/components/ui/layout/FullWidthSection';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { useInterviews } from '@/hooks/columns';
import { getTagHref, INTERVIEW_TAG_ID } from '@/lib/columns/column-paths';

/**
 * The newest interviews, and the target of `/#interview` (spec §2). It is rendered even without interviews, so that the link
 * always works. A page that shows it prefetches `columnQueries.interviews()`.
 */
export function TopInterviews() {
  const query = useInterviews();
  return (
    <FullWidthSection
      id="interview"
      title="会計士インタビュー"
      tone="primaryFaint"
      action={
        <TextLink href={getTagHref(INTERVIEW_TAG_ID)} bold standalone>
          すべてのインタビュー
        </TextLink>
      }
    >
      {query.data?.length === 0 && <p>新しいインタビューが公開されると、ここに表示されます。</p>}
      <QueryNotice query={query} subject="インタビュー" />
      <ColumnGrid columns={query.data ?? []} headingLevel={3} />
    </FullWidthSection>
  );
}
