import { MailCheck } from 'lucide';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '@/components/ui/data/Icon';
import { FailureNotice } from '@/components/ui/feedback/FailureNotice';
import { InlineNotice } from '@/components/ui/feedback/InlineNotice';
import { LiveRegion } from '@/components/ui/feedback/LiveRegion';
import { Button } from '@/components/ui/form/Button';
import { Panel } from '@/components/ui/layout/Panel';
import { LinkButton } from '@/components/ui/navigation/Link';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { errorMessage } from '@/lib/errors/api-call-error';
import { theme } from '@/styles/theme';
import { AuthPage } from './AuthPage';

interface MailSentPageProps {
  title: string;
  /** The registration stepper, on registration pages. */
  stepper?: ReactNode;
  /** Undefined when the page was opened directly, so that this browser does not know the address. */
  email: string | undefined;
  /** Explains what the link in the mail does. */
  children: ReactNode;
  /** Further reasons why the mail may not arrive at the address. */
  hint: string;
  /** Link to the form in which another address can be entered. */
  formLink: { href: string; label: string };
  resend: ResendProps;
}

interface ResendProps {
  label: string;
  successMessage: string;
  onResend: () => void;
  /** State of the mutation that sends the mail again. */
  mutation: { isPending: boolean; isSuccess: boolean; error: Error | null };
}

/** Allows a line break before the domain, for addresses that are too long for one line. */
const withBreakBeforeDomain = (email: string) => {
  const atIndex = email.lastIndexOf('@');
  return (
    <>
      {email.slice(0, atIndex)}
      <wbr />
      {email.slice(atIndex)}
    </>
  );
};

/** Shows the same text for registered and unregistered addresses, so that it does not reveal accounts. */
export function MailSentPage({ title, stepper, email, children, hint, formLink, resend }: MailSentPageProps) {
  return (
    <AuthPage title={title} stepper={stepper}>
      <Panel accentEdge="start" padded>
        <Summary>
          <Icon node={MailCheck} />
          <Text>
            {email && <Address>{withBreakBeforeDomain(email)}</Address>}
            {children}
          </Text>
        </Summary>
      </Panel>
      <Panel title="メールが届かないときは" padded>
        <Help>
          <ul>
            <li>数分かかることがあります。少し待ってから、もう一度受信箱をご確認ください。</li>
            <li>迷惑メールフォルダーに振り分けられていないかご確認ください。</li>
            <li>{hint}</li>
          </ul>
          {email ? (
            <>
              <Resend {...resend} />
              <TextLink href={formLink.href}>{formLink.label}</TextLink>
            </>
          ) : (
            <LinkButton href={formLink.href}>メールアドレスを入力する</LinkButton>
          )}
        </Help>
      </Panel>
    </AuthPage>
  );
}

function Resend({ label, successMessage, onResend, mutation: { isPending, isSuccess, error } }: ResendProps) {
  return (
    <>
      <LiveRegion>{isSuccess && <InlineNotice>{successMessage}</InlineNotice>}</LiveRegion>
      {error && <FailureNotice>{errorMessage(error)}</FailureNotice>}
      <Button fullWidth="phone" pending={isPending} onClick={onResend}>
        {label}
      </Button>
    </>
  );
}

const Summary = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space[4]};

  & > svg {
    width: ${theme.space[8]};
    height: ${theme.space[8]};
    color: ${theme.color.primary};
  }
`;

const Text = styled.div`
  display: grid;
  gap: ${theme.space[1]};
`;

const Address = styled.p`
  font-size: ${theme.text.row};
  font-weight: 700;
  overflow-wrap: anywhere;
`;

const Help = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${theme.space[4]};

  & > ul {
    display: grid;
    gap: ${theme.space[1]};
    padding-inline-start: 1.25em;
    list-style-type: disc;
  }
`;
