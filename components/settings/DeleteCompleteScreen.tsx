import styled from 'styled-components';
import { AuthPage } from '@/components/auth/AuthPage';
import { PageHead } from '@/components/site/PageHead';
import { LedgerBlock } from '@/components/ui/LedgerBlock';
import { LinkButton } from '@/components/ui/LinkButton';
import { phraseBreaks } from '@/styles/mixins';

/** Spec §2: shown after withdrawal. */
export function DeleteCompleteScreen() {
  return (
    <AuthPage title="退会の手続きが完了しました">
      <PageHead title="退会の手続きが完了しました" noindex />
      <Words>これまでご利用いただき、ありがとうございました。</Words>
      <LedgerBlock edge="start" padded>
        <Done>
          <li>プロフィールと応募の内容を削除しました。</li>
          <li>選考中の応募と、申し込み中のセミナーをすべて取り消しました。</li>
          <li>退会の確認メールを、ご登録のアドレスにお送りしました。</li>
        </Done>
      </LedgerBlock>
      <Words>またのご利用を心よりお待ちしております。同じメールアドレスで、いつでも会員登録できます。</Words>
      <div>
        <LinkButton href="/" wide="phone">
          トップページへ戻る
        </LinkButton>
      </div>
    </AuthPage>
  );
}

const Words = styled.p`
  ${phraseBreaks}
`;

const Done = styled.ul`
  ${phraseBreaks}
  display: grid;
  gap: ${({ theme }) => theme.space[1]};
  padding-inline-start: 1.25em;
  list-style-type: disc;
`;
