import { InterviewList } from '@/components/columns/InterviewList';
import { FullWidthSection } from '@/components/ui/layout/FullWidthSection';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { useInterviews } from '@/hooks/columns';
import { getTagHref, INTERVIEW_TAG_ID } from '@/lib/columns/column-paths';

/** The target of `/#interview` (spec §2). It is rendered even without interviews, so that the link always works. */
export function TopInterviews() {
  const { data } = useInterviews();
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
      {data?.length === 0 && <p>新しいインタビューが公開されると、ここに表示されます。</p>}
      <InterviewList />
    </FullWidthSection>
  );
}
