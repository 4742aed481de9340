import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/feedback/ConfirmDialog';
import { InlineNotice } from '@/components/ui/feedback/InlineNotice';
import { LiveRegion } from '@/components/ui/feedback/LiveRegion';
import { Button } from '@/components/ui/form/Button';
import { Stack } from '@/components/ui/layout/Stack';
import { lazyPart } from '@/components/ui/lazy';
import { siteConfig } from '@/config/site';
import { useResetGoogle } from '@/hooks/google-login';
import type { Me } from '@/schemas/member-fields';
import { PasswordRequiredNotice, SettingsSection } from './SettingsSection';

/** Links and unlinks a Google account. Renders nothing when the operator does not offer Google login and none is linked. */
export function SnsSettings({ me, isEditing }: { me: Me; isEditing: boolean }) {
  const { google_linked, has_password } = me.member;
  if (!google_linked && !siteConfig().googleClientId) return null;
  return (
    <SettingsSection
      id="sns-edit"
      isEditing={isEditing}
      summary={
        <>
          <p>{google_linked ? '連携中' : '連携していません'}</p>
          {google_linked && !has_password && <small>ログイン方法：Google</small>}
        </>
      }
    >
      <GoogleAccountForm me={me} />
    </SettingsSection>
  );
}

const GoogleSignIn = lazyPart(() =>
  import('@/components/auth/GoogleSignIn').then((module) => module.GoogleSignIn),
);

/** The opened section of `SnsSettings`: links a Google account, or unlinks the linked one. */
function GoogleAccountForm({ me }: { me: Me }) {
  const { google_linked, has_password } = me.member;
  return (
    <Stack $gap={5}>
      {google_linked &&
        (has_password ? <UnlinkGoogleAccount /> : <PasswordRequiredNotice action="連携の解除" />)}
      {!google_linked && <LinkGoogleAccount email={me.django_user.email} />}
    </Stack>
  );
}

function LinkGoogleAccount({ email }: { email: string }) {
  const [isMismatch, setMismatch] = useState(false);
  return (
    <>
      <p>メールアドレスが {email} のGoogleアカウントと連携すると、次回からGoogleでログインできます。</p>
      <LiveRegion>
        {isMismatch && (
          <InlineNotice tone="warn">
            Googleアカウントのメールアドレスが、ご登録のアドレスと異なります。{email}{' '}
            のGoogleアカウントを選択してください。
          </InlineNotice>
        )}
      </LiveRegion>
      <GoogleSignIn purpose="link" email={email} onMismatch={() => setMismatch(true)} />
    </>
  );
}

function UnlinkGoogleAccount() {
  const { mutate: reset, isPending } = useResetGoogle();
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  return (
    <>
      <p>
        Googleアカウントと連携しています。解除した後は、メールアドレスとパスワードでログインしてください。
      </p>
      <div>
        <Button variant="danger" fullWidth="phone" onClick={() => setConfirmOpen(true)}>
          連携を解除する
        </Button>
      </div>
      <ConfirmDialog
        title="Googleアカウントとの連携を解除しますか？"
        open={isConfirmOpen}
        confirmLabel="解除する"
        danger
        pending={isPending}
        onConfirm={() => reset(undefined, { onSettled: () => setConfirmOpen(false) })}
        onCancel={() => setConfirmOpen(false)}
      >
        いつでも、もう一度連携できます。
      </ConfirmDialog>
    </>
  );
}
