import { useRouter } from 'next/router';
import styled from 'styled-components';
import { PageHead } from '@/components/shell/PageHead';
import { InlineNotice } from '@/components/ui/feedback/InlineNotice';
import { Panel } from '@/components/ui/layout/Panel';
import { LinkButton } from '@/components/ui/navigation/Link';
import { useRedirectFromAddress } from '@/hooks/navigation/redirect-target';
import { useAuthHref } from '@/hooks/session/login-prompt';
import { theme } from '@/styles/theme';
import { AuthPage } from './AuthPage';
import { GoogleLoginOption } from './GoogleLoginOption';
import { LoginForm } from './LoginForm';

export function LoginScreen() {
  useRedirectFromAddress();
  const { redirect } = useRouter().query;
  const registerHref = useAuthHref('/auth/register');
  return (
    <AuthPage title="ログイン">
      <PageHead
        title="ログイン"
        description="会員の方はこちらからログインしてください。"
        path="/auth/login/"
      />
      {/* The confirmation is reached only from the form, so the session has ended in between. The draft still has the input. */}
      {typeof redirect === 'string' && /^\/vacancy\/\d+\/confirm\b/.test(redirect) && (
        <InlineNotice tone="warn">
          ログインの有効期限が切れたか、別の画面でログアウトされました。入力した内容は、このブラウザーに残っています。ログインすると、応募を続けられます。
        </InlineNotice>
      )}
      {/* The settings, to which a failed address change leads (spec §8), need a login. */}
      {typeof redirect === 'string' && redirect.includes('isExpired=true') && (
        <InlineNotice tone="warn">
          メールアドレスは変更されていません。リンクが無効になっているか、一時的なエラーが起きた可能性があります。ログインすると、もう一度お申し込みいただけます。
        </InlineNotice>
      )}
      <Panel padded>
        <LoginForm />
        <GoogleLoginOption purpose="login" />
      </Panel>
      <RegisterPrompt>
        <div>
          <RegisterPromptTitle>はじめてご利用の方</RegisterPromptTitle>
          <p>会員登録（無料）をすると、案件に応募できます。</p>
        </div>
        <LinkButton href={registerHref} fullWidth="phone">
          会員登録へ進む
        </LinkButton>
      </RegisterPrompt>
    </AuthPage>
  );
}

const RegisterPrompt = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]} ${theme.space[6]};
`;

const RegisterPromptTitle = styled.h2`
  font-weight: 700;
`;
