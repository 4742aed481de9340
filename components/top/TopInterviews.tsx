import { InterviewShelf } from '@/components/columns/InterviewShelf';
import { tagHref } from '@/components/columns/media-links';
import { SectionBand } from '@/components/ui/SectionBand';
import { TextLink } from '@/components/ui/TextLink';
import { useInterviews } from '@/hooks/columns';

const INTERVIEWS = 133;

/** Spec §2: where `/#interview` leads. It stays where there is nothing to show, or the link would lead nowhere. */
export function TopInterviews() {
  const { data } = useInterviews();
  return (
    <SectionBand
      id="interview"
      label="INTERVIEW"
      title="会計士インタビュー"
      tone="primaryFaint"
      action={
        <TextLink href={tagHref(INTERVIEWS)} strong alone>
          すべてのインタビュー
        </TextLink>
      }
    >
      {data?.length === 0 && <p>新しいインタビューが公開されると、ここに表示されます。</p>}
      <InterviewShelf />
    </SectionBand>
  );
}
