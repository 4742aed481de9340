import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { NotFoundScreen } from '@/components/shell/NotFoundScreen';
import { PageHead } from '@/components/shell/PageHead';
import { PageHeading } from '@/components/ui/layout/PageHeading';
import { siteConfig } from '@/config/site';
import { focusHeading } from '@/hooks/browser/focus';
import { useSendCompanyInquiry } from '@/hooks/company-inquiries';
import { formPage } from '@/styles/mixins';
import { CompanyContactDone } from './CompanyContactDone';
import { CompanyContactForm } from './CompanyContactForm';
import { CompanyContactMethods } from './CompanyContactMethods';
import { CONTACT_PATH, companyContact } from './company-contact';

const TITLE = '案件の掲載のご相談';

/** The page on which a company writes to the operator (decision 0114). It does not exist without a way to do so. */
export function CompanyContactScreen() {
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
      {config.hasCompanyForm && (isSuccess ? <CompanyContactDone /> : <CompanyContactForm onSend={send} />)}
    </Root>
  );
}

const Root = styled.div`
  ${formPage}
`;
