import styled from 'styled-components';
import { Dialog, DialogStack } from '@/components/ui/feedback/Dialog';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { useMe } from '@/hooks/members';
import { cancelLoginPrompt, useAuthHref } from '@/hooks/session/login-prompt';
import { useSubmitStore } from '@/stores/form-store';
import { selectActiveModal, useModalStore, useReloginStore } from '@/stores/modal-store';
import { theme } from '@/styles/theme';
import { GoogleLoginOption } from './GoogleLoginOption';
import { LoginForm } from './LoginForm';

interface LoginModalProps {
  /** Explains why the login is needed. */
  notice?: string;
}

/** The login dialog over the current page. The code that opens it stores the redirect target first. */
export function LoginModal({ notice = '応募にはログインが必要です。' }: LoginModalProps) {
  const registerHref = useAuthHref('/auth/register');
  const isSending = useSubmitStore((state) => state.frozen);
  return (
    <Dialog title="ログイン" open focusedField="email" onClose={isSending ? undefined : cancelLoginPrompt}>
      <DialogStack>
        <p>{notice}</p>
        <LoginForm isModal />
        <GoogleLoginOption purpose="login" isModal />
        <RegisterPrompt>
          はじめてご利用の方は<TextLink href={registerHref}>会員登録（無料）</TextLink>へお進みください。
        </RegisterPrompt>
      </DialogStack>
    </Dialog>
  );
}

const RegisterPrompt = styled.p`
  padding-block-start: ${theme.space[4]};
  border-block-start: ${theme.border.regular};
  font-size: ${theme.text.small};
`;

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
      focusedField={email ? 'password' : 'email'}
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
