import dynamic from 'next/dynamic';
import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/Button';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import { DefinitionRows } from '@/components/ui/DefinitionRows';
import { InlineNotice } from '@/components/ui/InlineNotice';
import { LazyFallback } from '@/components/ui/lazy/LazyFallback';
import { lazyComponent } from '@/components/ui/lazy/lazy-component';
import { siteConfig } from '@/config/site';
import { useResetGoogle } from '@/hooks/google-login';
import type { Me } from '@/schemas/members';
import { NeedsPassword } from './NeedsPassword';
import { SettingsBlock } from './SettingsBlock';

const GoogleSignIn = dynamic(
  lazyComponent(() => import('@/components/auth/GoogleSignIn').then((module) => module.GoogleSignIn)),
  { ssr: false, loading: LazyFallback },
);

/** Google sign-in: linked, unlinked, or not offered by the operator. */
export function SnsSettings({ me, isEditing }: { me: Me; isEditing: boolean }) {
  const { google_linked, has_password } = me.member;
  const rows = [{ term: '連携状況', detail: google_linked ? '連携中' : '連携していません' }];
  return (
    <SettingsBlock id="sns-edit" isEditing={isEditing} summary={<DefinitionRows inset rows={rows} />}>
      <Column>
        {google_linked && (has_password ? <Unlink /> : <NeedsPassword what="連携の解除" />)}
        {!google_linked && <Link email={me.django_user.email} />}
      </Column>
    </SettingsBlock>
  );
}

function Link({ email }: { email: string }) {
  const [isMismatch, setMismatch] = useState(false);
  if (!siteConfig().googleClientId)
    return <InlineNotice>現在、Googleアカウントとの連携はご利用いただけません。</InlineNotice>;
  return (
    <>
      <p>メールアドレスが {email} のGoogleアカウントと連携すると、次回からGoogleでログインできます。</p>
      {isMismatch && (
        <InlineNotice tone="warn" role="status">
          Googleアカウントのメールアドレスが、ご登録のアドレスと異なります。{email}{' '}
          のGoogleアカウントを選択してください。
        </InlineNotice>
      )}
      <GoogleSignIn purpose="link" email={email} onMismatch={() => setMismatch(true)} />
    </>
  );
}

function Unlink() {
  const { mutate: reset, isPending } = useResetGoogle();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <p>
        Googleアカウントと連携しています。解除した後は、メールアドレスとパスワードでログインしてください。
      </p>
      <div>
        <Button variant="danger" wide="phone" onClick={() => setAsking(true)}>
          連携を解除する
        </Button>
      </div>
      <ConfirmDialog
        title="Googleアカウントとの連携を解除しますか？"
        open={isAsking}
        confirmLabel="解除する"
        danger
        pending={isPending}
        onConfirm={() => reset(undefined, { onSettled: () => setAsking(false) })}
        onCancel={() => setAsking(false)}
      >
        いつでも、もう一度連携できます。
      </ConfirmDialog>
    </>
  );
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[5]};
`;
