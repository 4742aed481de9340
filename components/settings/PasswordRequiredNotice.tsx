import { InlineNotice } from '@/components/ui/feedback/InlineNotice';
import { LinkButton } from '@/components/ui/navigation/LinkButton';

/** For whoever has only ever come through Google: a password is set by mail. */
export function PasswordRequiredNotice({ action }: { action: string }) {
  return (
    <InlineNotice
      action={
        <LinkButton href="/auth/reset" size="small">
          パスワードを設定する
        </LinkButton>
      }
    >
      {action}には、先にパスワードの設定が必要です。メールでお送りするリンクから設定できます。
    </InlineNotice>
  );
}
