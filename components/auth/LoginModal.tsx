import styled from 'styled-components';
import { Dialog } from '@/components/ui/Dialog';
import { DialogColumn } from '@/components/ui/DialogColumn';
import { TextLink } from '@/components/ui/TextLink';
import { cancelLoginPrompt } from '@/hooks/login-prompt';
import { GoogleOption } from './GoogleOption';
import { LoginForm } from './LoginForm';

interface LoginModalProps {
  /** Why a login is asked for here. */
  notice?: string;
}

/** Login over the page where the person stands. Whoever opens it has saved where to go afterwards. */
export function LoginModal({ notice = '応募にはログインが必要です。' }: LoginModalProps) {
  return (
    <Dialog title="ログイン" open onClose={cancelLoginPrompt}>
      <DialogColumn>
        <p>{notice}</p>
        <LoginForm isModal />
        <GoogleOption purpose="login" isModal />
        <NewHere>
          はじめてご利用の方は<TextLink href="/auth/register">会員登録（無料）</TextLink>へお進みください。
        </NewHere>
      </DialogColumn>
    </Dialog>
  );
}

const NewHere = styled.p`
  padding-block-start: ${({ theme }) => theme.space[4]};
  border-block-start: ${({ theme }) => theme.line.rule};
  font-size: ${({ theme }) => theme.text.small};
`;
