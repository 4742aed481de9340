import styled from 'styled-components';
import { Dialog } from '@/components/ui/feedback/Dialog';
import { DialogStack } from '@/components/ui/feedback/DialogStack';
import { useMe } from '@/hooks/members';
import { selectActiveModal, useModalStore, useReloginStore } from '@/stores/modal-store';
import { useSubmitStore } from '@/stores/submit-store';
import { GoogleLoginOption } from './GoogleLoginOption';
import { LoginForm } from './LoginForm';

/**
 * Asks for a login when a save fails because the session has expired. It can open above another modal, which keeps its
 * state.
 */
export function ReloginModal() {
  const resolve = useReloginStore((state) => state.resolve);
  const isSending = useSubmitStore((state) => state.frozen);
  const isAgreeing = useModalStore(selectActiveModal)?.id === 'terms';
  const email = useMe().data?.django_user.email;
  return (
    <Dialog
      title="もう一度ログインしてください"
      open
      focusesField
      onClose={isSending ? undefined : () => resolve(false)}
    >
      <DialogStack>
        <Text>
          ログインの有効期限が切れたか、別の画面でログアウトされました。
          {isAgreeing
            ? 'ログインすると、利用規約への同意を送信します。'
            : 'ログインすると、入力した内容をそのまま保存します。'}
        </Text>
        <LoginForm isModal email={email} />
        <GoogleLoginOption purpose="login" isModal />
      </DialogStack>
    </Dialog>
  );
}

const Text = styled.p`
  text-wrap: pretty;
`;
