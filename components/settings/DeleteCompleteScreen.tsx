import styled from 'styled-components';
import { AuthPage } from '@/components/auth/AuthPage';
import { PageHead } from '@/components/shell/PageHead';
import { Panel } from '@/components/ui/layout/Panel';
import { LinkButton } from '@/components/ui/navigation/Link';
import { theme } from '@/styles/theme';

/** Shown after the member has withdrawn (spec §2). */
export function DeleteCompleteScreen() {
  return (
    <AuthPage title="退会の手続きが完了しました">
      <PageHead title="退会の手続きが完了しました" noindex />
      <p>これまでご利用いただき、ありがとうございました。</p>
      <Panel accentEdge="start" padded>
        <ResultList>
          <li>プロフィールと応募の内容を削除しました。</li>
          <li>選考中の応募と、申し込み中のセミナーをすべて取り消しました。</li>
          <li>退会の確認メールを、ご登録のアドレスにお送りしました。</li>
        </ResultList>
      </Panel>
      <p>またのご利用を心よりお待ちしております。同じメールアドレスで、いつでも会員登録できます。</p>
      <div>
        <LinkButton href="/" fullWidth="phone">
          トップページへ戻る
        </LinkButton>
      </div>
    </AuthPage>
  );
}

const ResultList = styled.ul`
  display: grid;
  gap: ${theme.space[1]};
  padding-inline-start: 1.25em;
  list-style-type: disc;
`;
