import { useRouter } from 'next/router';
import { useEffect } from 'react';
import styled from 'styled-components';
import { NoReferrer } from '@/components/shell/NoReferrer';
import { PageHead } from '@/components/shell/PageHead';
import { QueryNotice } from '@/components/ui/feedback/QueryNotice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { PageHeading } from '@/components/ui/layout/PageHeading';
import { SideNavLayout } from '@/components/ui/layout/SideNavLayout';
import { useMe } from '@/hooks/members';
import { useSessions } from '@/hooks/sessions';
import type { Me } from '@/schemas/member-fields';
import { showToast } from '@/stores/toast-store';
import { gutter, media } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { EmailChangeConfirmation } from './EmailChangeConfirmation';
import { EmailSettings } from './EmailSettings';
import { ExpiredEmailChangeNotice } from './ExpiredEmailChangeNotice';
import { InvoiceSettings } from './InvoiceSettings';
import { LoginSessionSettings } from './LoginSessionSettings';
import { NotificationSettings } from './NotificationSettings';
import { useOpenSection } from './open-section';
import { PasswordSettings } from './PasswordSettings';
import { PersonalDataSettings } from './PersonalDataSettings';
import { SettingsNav } from './SettingsNav';
import { SnsSettings } from './SnsSettings';
import { WithdrawalSettings } from './WithdrawalSettings';

/**
 * The page /mypage/system/: the settings, or the confirmation page of an email change when the URL contains its token.
 */
export function SettingsScreen() {
  const { token } = useRouter().query;
  return (
    <>
      <PageHead title="設定" noindex />
      <NoReferrer />
      {typeof token === 'string' && token ? <EmailChangeConfirmation token={token} /> : <Settings />}
    </>
  );
}

function Settings() {
  useEmailUpdatedFlag();
  const query = useMe();
  const { isExpired } = useRouter().query;
  return (
    <Page>
      <PageHeading>設定</PageHeading>
      {isExpired === 'true' && <ExpiredEmailChangeNotice />}
      <QueryNotice query={query} subject="会員情報" />
      {query.isPending && <Skeleton lines={8} />}
      {query.data && <Sections me={query.data} />}
    </Page>
  );
}

/** Shows a toast on load when the API has confirmed the email change itself and redirected here (spec §4). */
function useEmailUpdatedFlag() {
  const router = useRouter();
  const isUpdated = router.query.isEmailUpdated === 'true';
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per redirect; the router object changes on every render
  useEffect(() => {
    if (!isUpdated) return;
    showToast({ message: 'メールアドレスが変更されました。', duration: 5000 });
    void router.replace('/mypage/system/');
  }, [isUpdated]);
}

function Sections({ me }: { me: Me }) {
  const openSection = useOpenSection();
  const { data: sessions } = useSessions();
  const { member } = me;
  return (
    <SideNavLayout nav={<SettingsNav active={openSection} hasAdditional={Boolean(sessions)} />}>
      <NotificationSettings member={member} isEditing={openSection === 'email-notifications-edit'} />
      <EmailSettings me={me} isEditing={openSection === 'email-edit'} />
      <SnsSettings me={me} isEditing={openSection === 'sns-edit'} />
      <PasswordSettings me={me} isEditing={openSection === 'password-edit'} />
      <InvoiceSettings member={member} isEditing={openSection === 'invoice-edit'} />
      {/* An API of another operator may have neither of the calls of these two sections. */}
      {sessions && <LoginSessionSettings sessions={sessions} isEditing={openSection === 'login-sessions'} />}
      {sessions && <PersonalDataSettings isEditing={openSection === 'personal-data'} />}
      <WithdrawalSettings me={me} isEditing={openSection === 'withdrawal'} />
    </SideNavLayout>
  );
}

const Page = styled.div`
  ${gutter}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  width: 100%;
  max-width: ${theme.width.page};
  margin-inline: auto;
  padding-block-end: ${theme.space[12]};

  ${media.lg} {
    padding-block-end: ${theme.space[18]};
  }
`;
