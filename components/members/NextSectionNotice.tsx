import { InlineNotice } from '@/components/ui/feedback/InlineNotice';
import { LinkButton } from '@/components/ui/navigation/LinkButton';
import { useMe } from '@/hooks/members';
import { getFilledSections, getNextSection } from './filled-sections';

/** Offers the next missing section after one was saved. */
export function NextSectionNotice() {
  const { data: me } = useMe();
  const next = me && getNextSection(getFilledSections(me));
  if (!next) return null;
  return (
    <InlineNotice
      action={
        <LinkButton
          href={{ pathname: '/mypage/', query: { edit: next.id } }}
          shallow
          scroll={false}
          size="small"
          aria-label={`続けて${next.label}を入力する`}
        >
          入力する
        </LinkButton>
      }
    >
      保存しました。続けて「{next.label}」を入力できます。
    </InlineNotice>
  );
}
