import styled from 'styled-components';
import { PageHead } from '@/components/site/PageHead';
import { Button } from '@/components/ui/Button';
import { InlineNotice } from '@/components/ui/InlineNotice';
import { LedgerBlock } from '@/components/ui/LedgerBlock';
import { LinkButton } from '@/components/ui/LinkButton';
import { TextLink } from '@/components/ui/TextLink';
import { useDraft } from '@/hooks/draft';
import { useIssuePasswordToken } from '@/hooks/password-reset';
import type { IssuePasswordToken } from '@/schemas/account';
import { failureText } from '@/schemas/failures';
import { AuthPage } from './AuthPage';

/** Says the same for known and unknown addresses: whoever owns the mailbox learns which it is. */
export function ResetSentScreen() {
  const email = useDraft<IssuePasswordToken>('reset', { place: 'tab' }).draft?.email;
  return (
    <AuthPage title="メールを送信しました">
      <PageHead title="パスワード再設定用のメールを送信しました" noindex />
      <div>
        <p>
          <Address>{email ?? 'ご入力いただいたアドレス'}</Address>
          が登録されている場合、パスワードを再設定するためのメールが届きます。
        </p>
        <p>メールに記載のリンクを開いて、新しいパスワードを設定してください。</p>
      </div>
      <LedgerBlock title="メールが届かないときは" padded>
        <Help>
          <ul>
            <li>数分かかることがあります。少し待ってから、もう一度受信箱をご確認ください。</li>
            <li>迷惑メールフォルダーに振り分けられていないかご確認ください。</li>
            <li>会員登録に使ったアドレスかどうかご確認ください。</li>
          </ul>
          {email ? (
            <Resend email={email} />
          ) : (
            <LinkButton href="/auth/reset">メールアドレスを入力する</LinkButton>
          )}
        </Help>
      </LedgerBlock>
    </AuthPage>
  );
}

function Resend({ email }: { email: string }) {
  const { mutate: issue, isPending, isSuccess, error } = useIssuePasswordToken();
  return (
    <>
      {isSuccess && <InlineNotice role="status">再設定用のメールをもう一度送信しました。</InlineNotice>}
      {error && (
        <InlineNotice tone="error" role="alert">
          {failureText(error)}
        </InlineNotice>
      )}
      <Row>
        <Button pending={isPending} onClick={() => issue({ email })}>
          メールを再送する
        </Button>
        <TextLink href="/auth/reset">別のアドレスを入力する</TextLink>
      </Row>
    </>
  );
}

const Address = styled.strong`
  overflow-wrap: anywhere;
`;

const Help = styled.div`
  display: grid;
  justify-items: start;
  gap: ${({ theme }) => theme.space[5]};

  & > ul {
    display: grid;
    gap: ${({ theme }) => theme.space[1]};
    padding-inline-start: 1.25em;
    list-style-type: disc;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `${theme.space[3]} ${theme.space[6]}`};
`;
