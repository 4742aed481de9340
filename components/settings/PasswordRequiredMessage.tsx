import { InlineNotice } from '@/components/ui/feedback/InlineNotice';
import { LinkButton } from '@/components/ui/navigation/LinkButton';

/** The text of `PasswordRequiredNotice`. */
export function PasswordRequiredMessage({ action }: { action: string }) {
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
