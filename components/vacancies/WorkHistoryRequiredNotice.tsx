import { InlineNotice } from '@/components/ui/feedback/InlineNotice';
import { LinkButton } from '@/components/ui/navigation/LinkButton';

interface WorkHistoryRequiredNoticeProps {
  vacancyId: number;
}

/** Says that a work history is required, with a link to its form, which returns here after saving. */
export function WorkHistoryRequiredNotice({ vacancyId }: WorkHistoryRequiredNoticeProps) {
  const returnPath = encodeURIComponent(`/vacancy/${vacancyId}/entry`);
  return (
    <InlineNotice
      tone="warn"
      action={
        <LinkButton variant="primary" href={`/mypage/?edit=career&next=${returnPath}`}>
          職務経歴を登録する
        </LinkButton>
      }
    >
      応募には職務経歴の登録が必要です。登録すると、この応募画面に戻ります。
    </InlineNotice>
  );
}
