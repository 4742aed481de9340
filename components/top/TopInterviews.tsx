import { InterviewList } from '@/components/columns/InterviewList';
import { FullWidthSection } from '@/components/ui/layout/FullWidthSection';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { useInterviews } from '@/hooks/columns';
import { getTagHref } from '@/lib/column-paths';

const INTERVIEW_TAG_ID = 133;

/** Spec §2: where `/#interview` leads. It stays where there is nothing to show, or the link would lead nowhere. */
export function TopInterviews() {
  const { data } = useInterviews();
  return (
    <FullWidthSection
      id="interview"
      englishLabel="INTERVIEW"
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
