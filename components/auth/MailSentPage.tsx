import { MailCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/Button';
import { InlineNotice } from '@/components/ui/InlineNotice';
import { LedgerBlock } from '@/components/ui/LedgerBlock';
import { LinkButton } from '@/components/ui/LinkButton';
import { TextLink } from '@/components/ui/TextLink';
import { failureText } from '@/schemas/failures';
import { AuthPage } from './AuthPage';

interface MailSentPageProps {
  title: string;
  /** Where registration stands. */
  steps?: ReactNode;
  /** Unknown in a browser that did not ask: the page was opened by its address. */
  email: string | undefined;
  /** What the mail leads to. */
  children: ReactNode;
  /** What else may be wrong with the address. */
  hint: string;
  /** Where an address is entered. */
  form: { href: string; again: string };
  resend: ResendProps;
}

interface ResendProps {
  label: string;
  done: string;
  send: () => void;
  /** Of the mutation behind it. */
  state: { isPending: boolean; isSuccess: boolean; error: Error | null };
}

/** An address too long for its line breaks before its domain, if that helps. */
const breakable = (email: string) => {
  const at = email.lastIndexOf('@');
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
};

/** Says the same for known and unknown addresses: whoever owns the mailbox learns which it is. */
export function MailSentPage({ title, steps, email, children, hint, form, resend }: MailSentPageProps) {
  return (
    <AuthPage title={title}>
      {steps}
      <LedgerBlock edge="start" padded>
        <Sent>
          <MailCheck />
          <Text>
            {email && <Address>{breakable(email)}</Address>}
            {children}
          </Text>
        </Sent>
      </LedgerBlock>
      <LedgerBlock title="メールが届かないときは" padded>
        <Help>
          <ul>
            <li>数分かかることがあります。少し待ってから、もう一度受信箱をご確認ください。</li>
            <li>迷惑メールフォルダーに振り分けられていないかご確認ください。</li>
            <li>{hint}</li>
          </ul>
          {email ? (
            <>
              <Resend {...resend} />
              <TextLink href={form.href}>{form.again}</TextLink>
            </>
          ) : (
            <LinkButton href={form.href}>メールアドレスを入力する</LinkButton>
          )}
        </Help>
      </LedgerBlock>
    </AuthPage>
  );
}

function Resend({ label, done, send, state: { isPending, isSuccess, error } }: ResendProps) {
  return (
    <>
      {isSuccess && <InlineNotice role="status">{done}</InlineNotice>}
      {error && (
        <InlineNotice tone="error" role="alert">
          {failureText(error)}
        </InlineNotice>
      )}
      <Button wide="phone" pending={isPending} onClick={send}>
        {label}
      </Button>
    </>
  );
}

const Sent = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[4]};

  & > svg {
    width: ${({ theme }) => theme.space[8]};
    height: ${({ theme }) => theme.space[8]};
    color: ${({ theme }) => theme.color.primary};
  }
`;

const Text = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[1]};
`;

const Address = styled.p`
  font-size: ${({ theme }) => theme.text.row};
  font-weight: 700;
  overflow-wrap: anywhere;
`;

const Help = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${({ theme }) => theme.space[4]};

  & > ul {
    display: grid;
    gap: ${({ theme }) => theme.space[1]};
    padding-inline-start: 1.25em;
    list-style-type: disc;
  }
`;
