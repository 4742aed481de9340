import { useRouter } from 'next/router';
import { useEffect } from 'react';
import styled from 'styled-components';
import { PageHead } from '@/components/head/PageHead';
import { Panel } from '@/components/ui/layout/Panel';
import { LinkButton } from '@/components/ui/navigation/LinkButton';
import { useNavigationStore } from '@/stores/navigation-store';
import { phraseBreaks } from '@/styles/mixins';
import { AuthPage } from './AuthPage';
import { GoogleLoginOption } from './GoogleLoginOption';
import { LoginForm } from './LoginForm';

export function LoginScreen() {
  useRedirectFromAddress();
  return (
    <AuthPage title="ログイン">
      <PageHead
        title="ログイン"
        description="会員の方はこちらからログインしてください。"
        path="/auth/login/"
      />
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

/**
 * Stores the redirect target from `?redirect=`, which members' pages add for a visitor without a login. The store
 * accepts only paths of this site.
 */
function useRedirectFromAddress() {
  const { redirect } = useRouter().query;
  useEffect(() => {
    if (typeof redirect === 'string') useNavigationStore.getState().saveRedirectTarget(redirect);
  }, [redirect]);
}

const RegisterPrompt = styled.section`
  ${phraseBreaks}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => `${theme.space[4]} ${theme.space[6]}`};
`;

const RegisterPromptTitle = styled.h2`
  font-weight: 700;
`;
