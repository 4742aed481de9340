import styled from 'styled-components';
import { Dialog } from '@/components/ui/feedback/Dialog';
import { DialogStack } from '@/components/ui/feedback/DialogStack';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { cancelLoginPrompt } from '@/hooks/session/login-prompt';
import { GoogleLoginOption } from './GoogleLoginOption';
import { LoginForm } from './LoginForm';

interface LoginModalProps {
  /** Why a login is asked for here. */
  notice?: string;
}

/** Login over the page where the person stands. Whoever opens it has saved where to go afterwards. */
export function LoginModal({ notice = '応募にはログインが必要です。' }: LoginModalProps) {
  return (
    <Dialog title="ログイン" open onClose={cancelLoginPrompt}>
      <DialogStack>
        <p>{notice}</p>
        <LoginForm isModal />
        <GoogleLoginOption purpose="login" isModal />
        <RegisterPrompt>
          はじめてご利用の方は<TextLink href="/auth/register">会員登録（無料）</TextLink>へお進みください。
        </RegisterPrompt>
      </DialogStack>
    </Dialog>
  );
}

const RegisterPrompt = styled.p`
  padding-block-start: ${({ theme }) => theme.space[4]};
  border-block-start: ${({ theme }) => theme.border.regular};
  font-size: ${({ theme }) => theme.text.small};
`;
