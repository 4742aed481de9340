import { InlineNotice } from '@/components/ui/feedback/InlineNotice';
import { TextLink } from '@/components/ui/navigation/TextLink';

/** Says that a link of an email change could not be used (spec §8). */
export function ExpiredEmailChangeNotice() {
  return (
    <InlineNotice
      tone="warn"
      action={
        <TextLink href="/mypage/system/#email-edit" shallow>
          もう一度申し込む
        </TextLink>
      }
    >
      メールアドレスは変更されていません。リンクの有効期限が切れているか、すでに使用されています。お手数ですが、もう一度変更をお申し込みください。
    </InlineNotice>
  );
}
