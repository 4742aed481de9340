import styled from 'styled-components';
import { AuthPage } from '@/components/auth/AuthPage';
import { PageHead } from '@/components/site/PageHead';
import { LedgerBlock } from '@/components/ui/LedgerBlock';
import { LinkButton } from '@/components/ui/LinkButton';

/** Spec §2: shown after withdrawal. */
export function DeleteCompleteScreen() {
  return (
    <AuthPage title="退会の手続きが完了しました">
      <PageHead title="退会の手続きが完了しました" noindex />
      <p>これまでご利用いただき、ありがとうございました。</p>
      <LedgerBlock edge="start" padded>
        <Done>
          <li>プロフィールと応募の内容を削除しました。</li>
          <li>選考中の応募と、申し込み中のセミナーをすべて取り消しました。</li>
          <li>退会の確認メールを、ご登録のアドレスにお送りしました。</li>
        </Done>
      </LedgerBlock>
      <p>またのご利用を心よりお待ちしております。同じメールアドレスで、いつでも会員登録できます。</p>
      <div>
        <LinkButton href="/" wide="phone">
          トップページへ戻る
        </LinkButton>
      </div>
    </AuthPage>
  );
}

const Done = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space[1]};
  padding-inline-start: 1.25em;
  list-style-type: disc;
`;
