import { useRouter } from 'next/router';
import styled from 'styled-components';
import { PageHead } from '@/components/head/PageHead';
import { InlineNotice } from '@/components/ui/feedback/InlineNotice';
import { Panel } from '@/components/ui/layout/Panel';
import { LinkButton } from '@/components/ui/navigation/LinkButton';
import { useRedirectFromAddress } from '@/hooks/navigation/redirect-target';
import { AuthPage } from './AuthPage';
import { GoogleLoginOption } from './GoogleLoginOption';
import { LoginForm } from './LoginForm';

export function LoginScreen() {
  useRedirectFromAddress();
  const { redirect } = useRouter().query;
  return (
    <AuthPage title="ログイン">
      <PageHead
        title="ログイン"
        description="会員の方はこちらからログインしてください。"
        path="/auth/login/"
      />
      {/* The settings, to which a failed address change leads (spec §8), need a login. */}
      {typeof redirect === 'string' && redirect.includes('isExpired=true') && (
        <InlineNotice tone="warn">
          メールアドレスは変更されていません。リンクの有効期限が切れているか、すでに使用されています。ログインすると、もう一度お申し込みいただけます。
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
        <LinkButton href="/auth/register" fullWidth="phone">
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
  gap: ${({ theme }) => `${theme.space[4]} ${theme.space[6]}`};
`;

const RegisterPromptTitle = styled.h2`
  font-weight: 700;
`;
