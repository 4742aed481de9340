import { useEffect, useRef } from 'react';
import { AuthPage } from '@/components/auth/AuthPage';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { useConfirmEmailChange, useEmailChangeRequest } from '@/hooks/email-change';

/**
 * The target of the link in the verification mail. It works with and without a login, and the token is consumed by a
 * PATCH, never by a GET (spec §4).
 */
export function EmailChangeConfirmation({ token }: { token: string }) {
  const { data, isPending } = useEmailChangeRequest(token);
  const { mutate: confirm } = useConfirmEmailChange();
  const hasConfirmed = useRef(false);

  useEffect(() => {
    if (isPending || hasConfirmed.current) return;
    hasConfirmed.current = true;
    confirm(token);
  }, [isPending, confirm, token]);

  return (
    <AuthPage title="メールアドレスの確認">
      <p role="status">
        {data ? `メールアドレスを ${data.email} に変更しています。` : 'リンクを確認しています。'}
      </p>
      <Skeleton lines={3} />
    </AuthPage>
  );
}
