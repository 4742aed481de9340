import { useEffect, useRef } from 'react';
import { AuthPage } from '@/components/auth/AuthPage';
import { Skeleton } from '@/components/ui/Skeleton';
import { useConfirmEmailChange, useEmailChangeRequest } from '@/hooks/email-change';

/** Spec §4: the link of the verification mail, logged in or not. The token is consumed by a PATCH, never by a GET. */
export function EmailConfirm({ token }: { token: string }) {
  const { data, isPending } = useEmailChangeRequest(token);
  const { mutate: confirm } = useConfirmEmailChange();
  const confirmed = useRef(false);

  useEffect(() => {
    if (isPending || confirmed.current) return;
    confirmed.current = true;
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
