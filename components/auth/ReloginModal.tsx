import styled from 'styled-components';
import { Dialog } from '@/components/ui/Dialog';
import { DialogColumn } from '@/components/ui/DialogColumn';
import { useMe } from '@/hooks/members';
import { useReloginStore } from '@/stores/relogin-store';
import { GoogleOption } from './GoogleOption';
import { LoginForm } from './LoginForm';

/** Over a form whose save found the session ended; it may stand over another modal, which keeps what it holds. */
export function ReloginModal() {
  const settle = useReloginStore((state) => state.settle);
  const email = useMe().data?.django_user.email;
  return (
    <Dialog title="もう一度ログインしてください" open onClose={() => settle(false)}>
      <DialogColumn>
        <Text>
          ログインの有効期限が切れたか、別の画面でログアウトされました。ログインすると、入力した内容をそのまま保存します。
        </Text>
        <LoginForm isModal email={email} />
        <GoogleOption purpose="login" isModal />
      </DialogColumn>
    </Dialog>
  );
}

const Text = styled.p`
  text-wrap: pretty;
`;
