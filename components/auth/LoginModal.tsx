import styled from 'styled-components';
import { Dialog } from '@/components/ui/feedback/Dialog';
import { DialogStack } from '@/components/ui/feedback/DialogStack';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { cancelLoginPrompt, useAuthHref } from '@/hooks/session/login-prompt';
import { useSubmitStore } from '@/stores/submit-store';
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
    <Dialog title="ログイン" open focusesField onClose={isSending ? undefined : cancelLoginPrompt}>
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
