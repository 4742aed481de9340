import styled from 'styled-components';
import { Button } from '@/components/ui/form/Button';
import { Cluster } from '@/components/ui/layout/Stack';
import { LinkButton } from '@/components/ui/navigation/Link';
import {
  type PendingEmailChange as Pending,
  useCancelEmailChange,
  usePendingEmailChange,
} from '@/hooks/email-change';
import { dayTimeText } from '@/lib/dates';
import type { Me } from '@/schemas/member-fields';
import { useEmailChangeStore } from '@/stores/email-change-store';
import { theme } from '@/styles/theme';
import { PasswordRequiredNotice, SettingsSection } from './SettingsSection';
import { LazySettingsForm } from './SettingsSections';

/**
 * Changes the email address. The change takes effect when it is confirmed by the link in the mail to the new address (spec §4).
 */
export function EmailSettings({ me, isEditing }: { me: Me; isEditing: boolean }) {
  const { email } = me.django_user;
  const pending = usePendingEmailChange(me);
  return (
    <SettingsSection
      id="email-edit"
      isEditing={isEditing}
      summary={
        <>
          <p>{email}</p>
          {pending && <small>変更先（確認待ち）</small>}
          {pending && <p>{pending.email}</p>}
          {pending && <PendingEmailChange {...pending} />}
        </>
      }
    >
      {me.member.has_password ? (
        <LazySettingsForm section="email-edit" me={me} />
      ) : (
        <PasswordRequiredNotice action="メールアドレスの変更" />
      )}
    </SettingsSection>
  );
}

/**
 * Shows what is known about a pending change of the address, with the next steps. An API that cannot cancel it lets its link
 * expire, so the member can only dismiss what this browser remembers.
 */
function PendingEmailChange({ email, expiresAt, canCancel }: Pending) {
  return (
    <Root>
      <p>
        {email} に届くメールのリンクから、変更を完了してください。
        {expiresAt && `リンクの有効期限は${dayTimeText(expiresAt)}です。`}
        {!canCancel && '完了しなければアドレスは変わらず、リンクは一定の時間が過ぎると無効になります。'}
      </p>
      <Cluster $rowGap={2} $gap={3}>
        <LinkButton href="/mypage/system/#email-edit" shallow scroll={false} size="small">
          認証メールを再送する
        </LinkButton>
        {canCancel ? <CancelButton /> : <DismissButton />}
      </Cluster>
    </Root>
  );
}

function CancelButton() {
  const { mutate: cancel, isPending } = useCancelEmailChange();
  return (
    <Button variant="text" size="small" pending={isPending} onClick={() => cancel()}>
      変更を取り消す
    </Button>
  );
}

function DismissButton() {
  const forget = useEmailChangeStore((state) => state.forget);
  return (
    <Button variant="text" size="small" onClick={forget}>
      この表示を消す
    </Button>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  padding-block: ${theme.space[2]};
  font-size: ${theme.text.small};
`;
