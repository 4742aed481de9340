import styled from 'styled-components';
import { PageHead } from '@/components/site/PageHead';
import { Button } from '@/components/ui/Button';
import { InlineNotice } from '@/components/ui/InlineNotice';
import { LedgerBlock } from '@/components/ui/LedgerBlock';
import { LinkButton } from '@/components/ui/LinkButton';
import { TextLink } from '@/components/ui/TextLink';
import { useRegister } from '@/hooks/registration';
import { failureText } from '@/schemas/failures';
import { useRegistrationStore } from '@/stores/registration-store';
import { AuthPage } from './AuthPage';
import { RegistrationStepper } from './RegistrationStepper';

/** Says the same for known and unknown addresses: whoever owns the mailbox learns which it is. */
export function RegisterSentScreen() {
  const email = useRegistrationStore((state) => state.email);
  return (
    <AuthPage title="認証メールを送信しました">
      <PageHead title="認証メールを送信しました" noindex />
      <RegistrationStepper current={0} />
      <Text>
        {email ? (
          <p>
            <Address>{email}</Address> に認証メールを送信しました。
          </p>
        ) : (
          <p>ご入力いただいたアドレスに認証メールを送信しました。</p>
        )}
        <p>
          メールに記載のリンクを開いて、会員登録を続けてください。リンクの有効期限は24時間です。この画面は閉じてもかまいません。
        </p>
      </Text>
      <LedgerBlock title="メールが届かないときは" padded>
        <Help>
          <ul>
            <li>数分かかることがあります。少し待ってから、もう一度受信箱をご確認ください。</li>
            <li>迷惑メールフォルダーに振り分けられていないかご確認ください。</li>
            <li>アドレスに誤りがあると届きません。入力したアドレスをご確認ください。</li>
          </ul>
          {email ? (
            <Resend email={email} />
          ) : (
            <LinkButton href="/auth/register">メールアドレスを入力する</LinkButton>
          )}
        </Help>
      </LedgerBlock>
    </AuthPage>
  );
}

function Resend({ email }: { email: string }) {
  const { mutate: register, isPending, isSuccess, error } = useRegister();
  return (
    <>
      {isSuccess && <InlineNotice role="status">認証メールをもう一度送信しました。</InlineNotice>}
      {error && (
        <InlineNotice tone="error" role="alert">
          {failureText(error)}
        </InlineNotice>
      )}
      <Row>
        <Button pending={isPending} onClick={() => register({ email })}>
          認証メールを再送する
        </Button>
        <TextLink href="/auth/register">別のアドレスで登録する</TextLink>
      </Row>
    </>
  );
}

const Text = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
`;

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
