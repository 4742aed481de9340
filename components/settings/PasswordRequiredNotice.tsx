import { InlineNotice } from '@/components/ui/feedback/InlineNotice';
import { LinkButton } from '@/components/ui/navigation/LinkButton';

/** Shown to members who have only used Google login. They must set a password by mail first. */
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
