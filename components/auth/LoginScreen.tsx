import { useRouter } from 'next/router';
import { useEffect } from 'react';
import styled from 'styled-components';
import { PageHead } from '@/components/site/PageHead';
import { LedgerBlock } from '@/components/ui/LedgerBlock';
import { LinkButton } from '@/components/ui/LinkButton';
import { useNavigationStore } from '@/stores/navigation-store';
import { phraseBreaks } from '@/styles/mixins';
import { AuthPage } from './AuthPage';
import { GoogleOption } from './GoogleOption';
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
      <LedgerBlock padded>
        <LoginForm />
        <GoogleOption purpose="login" />
      </LedgerBlock>
      <NewHere>
        <div>
          <NewHereTitle>はじめてご利用の方</NewHereTitle>
          <p>会員登録（無料）をすると、案件に応募できます。</p>
        </div>
        <LinkButton href="/auth/register" wide="phone">
          会員登録へ進む
        </LinkButton>
      </NewHere>
    </AuthPage>
  );
}

/** A member's page that was opened logged out names itself in `?redirect=`; the store checks that it is ours. */
function useRedirectFromAddress() {
  const { redirect } = useRouter().query;
  useEffect(() => {
    if (typeof redirect === 'string') useNavigationStore.getState().saveRedirectTarget(redirect);
  }, [redirect]);
}

const NewHere = styled.section`
  ${phraseBreaks}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => `${theme.space[4]} ${theme.space[6]}`};
`;

const NewHereTitle = styled.h2`
  font-weight: 700;
`;
