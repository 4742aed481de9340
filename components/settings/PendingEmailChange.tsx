import styled from 'styled-components';
import { Button } from '@/components/ui/form/Button';
import { LinkButton } from '@/components/ui/navigation/LinkButton';
import { type PendingEmailChange as Pending, useCancelEmailChange } from '@/hooks/email-change';
import { dayTimeText } from '@/lib/dates';
import { useEmailChangeStore } from '@/stores/email-change-store';
import { theme } from '@/styles/theme';

/**
 * Shows what is known about a pending change of the address, with the next steps. An API that cannot cancel it lets its link
 * expire, so the member can only dismiss what this browser remembers.
 */
export function PendingEmailChange({ email, expiresAt, canCancel }: Pending) {
  return (
    <Root>
      <p>
        {email} に届くメールのリンクを開くと、変更が完了します。
        {expiresAt && `リンクの有効期限は${dayTimeText(expiresAt)}です。`}
        {!canCancel && 'リンクを開かなければアドレスは変わらず、リンクは一定の時間が過ぎると無効になります。'}
      </p>
      <Actions>
        <LinkButton href="/mypage/system/#email-edit" shallow scroll={false} size="small">
          認証メールを再送する
        </LinkButton>
        {canCancel ? <CancelButton /> : <DismissButton />}
      </Actions>
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
  padding: 0 ${theme.space[5]} ${theme.space[4]};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[3]};
`;
