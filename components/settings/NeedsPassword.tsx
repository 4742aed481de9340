import { InlineNotice } from '@/components/ui/InlineNotice';
import { LinkButton } from '@/components/ui/LinkButton';

/** For whoever has only ever come through Google: a password is set by mail. */
export function NeedsPassword({ what }: { what: string }) {
  return (
    <InlineNotice
      action={
        <LinkButton href="/auth/reset" size="small">
          パスワードを設定する
        </LinkButton>
      }
    >
      {what}には、先にパスワードの設定が必要です。メールでお送りするリンクから設定できます。
    </InlineNotice>
  );
}
