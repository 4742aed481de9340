import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { PageHead } from '@/components/shell/PageHead';
import { NotFoundScreen } from '@/components/shell/StatusScreen';
import { DescriptionList } from '@/components/ui/data/DescriptionList';
import { CompletionPanel } from '@/components/ui/feedback/CompletionPanel';
import { PageHeading } from '@/components/ui/layout/PageHeading';
import { Panel } from '@/components/ui/layout/Panel';
import { LinkButton } from '@/components/ui/navigation/Link';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { siteConfig } from '@/config/site';
import { focusHeading } from '@/hooks/browser/focus';
import { useSendCompanyInquiry } from '@/hooks/company-inquiries';
import { formPage } from '@/styles/mixins';
import { CompanyContactForm } from './CompanyContactForm';
import { CONTACT_PATH, companyContact } from './CompanyContactLink';

const TITLE = '案件の掲載のご相談';

interface CompanyContactScreenProps {
  /** About how long an answer takes, as /for-company says it; null when it says nothing. */
  replyTime: string | null;
}

/** The page on which a company writes to the operator (decision 0114). It does not exist without a way to do so. */
export function CompanyContactScreen({ replyTime }: CompanyContactScreenProps) {
  const { mutateAsync: send, isSuccess } = useSendCompanyInquiry();
  const top = useRef<HTMLDivElement>(null);
  // The button that sent the inquiry is gone.
  useLayoutEffect(() => {
    if (isSuccess) focusHeading(top.current);
  }, [isSuccess]);
  const config = siteConfig();
  if (!companyContact(config)) return <NotFoundScreen />;
  return (
    <Root ref={top}>
      <PageHead
        title={TITLE}
        description="会計士・税理士に依頼したい業務のご相談を承ります。業務の内容や時期が決まっていない段階でもお送りいただけます。"
        path={CONTACT_PATH}
        noindex
      />
      <PageHeading
        lead={
          isSuccess ? undefined : '時期や条件が決まっていない段階でもかまいません。運営からご連絡します。'
        }
      >
        {isSuccess ? 'ご相談を受け付けました' : TITLE}
      </PageHeading>
      {!config.hasCompanyForm && <CompanyContactMethods />}
      {config.hasCompanyForm &&
        (isSuccess ? <CompanyContactDone replyTime={replyTime} /> : <CompanyContactForm onSend={send} />)}
    </Root>
  );
}

/** The ways to reach the operator of a site without the form: its own page, its mail address, its phone number. */
function CompanyContactMethods() {
  const { companyContactUrl, contactEmail, operatorPhone } = siteConfig();
  const ways = [
    { term: 'ご相談のページ', href: companyContactUrl, text: companyContactUrl },
    { term: 'メール', href: contactEmail && `mailto:${contactEmail}`, text: contactEmail },
    { term: '電話', href: operatorPhone && `tel:${operatorPhone}`, text: operatorPhone },
  ];
  return (
    <Panel>
      <DescriptionList
        inset
        items={ways.flatMap(({ term, href, text }) =>
          href ? [{ term, detail: <TextLink href={href}>{text}</TextLink> }] : [],
        )}
      />
    </Panel>
  );
}

/** Confirms an inquiry that was sent, and says what happens next. */
function CompanyContactDone({ replyTime }: CompanyContactScreenProps) {
  return (
    <CompletionPanel
      stamp={['受付', '済']}
      action={<LinkButton href="/for-company">企業の方へのご案内に戻る</LinkButton>}
    >
      <p>ご相談いただき、ありがとうございます。受付の確認をメールでお送りしました。</p>
      <p>内容を確かめ、運営からご連絡します{replyTime && `（目安：${replyTime}）`}。</p>
    </CompletionPanel>
  );
}

const Root = styled.div`
  ${formPage}
`;
