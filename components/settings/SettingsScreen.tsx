import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { AuthPage } from '@/components/auth/AuthPage';
import { NoReferrer, PageHead } from '@/components/shell/PageHead';
import { InlineNotice } from '@/components/ui/feedback/InlineNotice';
import { QueryNotice } from '@/components/ui/feedback/QueryNotice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Button } from '@/components/ui/form/Button';
import { PageHeading } from '@/components/ui/layout/PageHeading';
import { LinkButton } from '@/components/ui/navigation/Link';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { ALL_SETTINGS_SECTIONS, type SettingsSectionId } from '@/config/sections';
import { useIsHydrated } from '@/hooks/browser/rendering';
import { useConfirmEmailChange, useEmailChangeRequest } from '@/hooks/email-change';
import { useMe } from '@/hooks/members';
import { useSessions } from '@/hooks/sessions';
import { LONG_TOAST_MS } from '@/lib/business-constants';
import { ApiCallError } from '@/lib/errors/api-call-error';
import type { Me } from '@/schemas/member-fields';
import { showToast } from '@/stores/toast-store';
import { formPage } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { EmailSettings } from './EmailSettings';
import { LoginSessionSettings } from './LoginSessionSettings';
import {
  ColorSchemeSettings,
  InvoiceSettings,
  NotificationSettings,
  PasswordSettings,
  PersonalDataSettings,
  WithdrawalSettings,
} from './SettingsSections';
import { SnsSettings } from './SnsSettings';

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
    showToast({ message: 'メールアドレスが変更されました。', duration: LONG_TOAST_MS });
    void router.replace('/mypage/system/');
  }, [isUpdated]);
}

function Sections({ me }: { me: Me }) {
  const openSection = useOpenSection();
  const { data: sessions } = useSessions();
  return (
    <Table>
      <NotificationSettings me={me} isEditing={openSection === 'email-notifications-edit'} />
      <EmailSettings me={me} isEditing={openSection === 'email-edit'} />
      <SnsSettings me={me} isEditing={openSection === 'sns-edit'} />
      <PasswordSettings me={me} isEditing={openSection === 'password-edit'} />
      <InvoiceSettings me={me} isEditing={openSection === 'invoice-edit'} />
      {/* An API of another operator may have neither of the calls of these two sections. */}
      {sessions && (
        <LoginSessionSettings
          sessions={sessions.rows}
          leftOut={sessions.leftOut}
          isEditing={openSection === 'login-sessions'}
        />
      )}
      <ColorSchemeSettings isEditing={openSection === 'color-scheme'} />
      {sessions && <PersonalDataSettings isEditing={openSection === 'personal-data'} />}
      <WithdrawalSettings me={me} isEditing={openSection === 'withdrawal'} />
    </Table>
  );
}

const Page = styled.div`
  ${formPage}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

/* The rows are pressed, so they lie on white. */
const Table = styled.div`
  background: ${theme.color.surface};
  border: ${theme.border.regular};
  border-block-start: ${theme.border.thick};
`;

/**
 * The target of the link in the verification mail. It works with and without a login. The change waits for a press of the
 * button (spec §4), because scanners of mails open links and run scripts.
 */
function EmailChangeConfirmation({ token }: { token: string }) {
  const { data, error, isPending } = useEmailChangeRequest(token);
  if (isPending)
    return (
      <AuthPage title="メールアドレスの確認">
        <p role="status">リンクを確認しています。</p>
        <Skeleton lines={3} />
      </AuthPage>
    );
  // Another failure says nothing about the link: an API may lack this call.
  if (error instanceof ApiCallError && error.isInputRefused) return <ExpiredEmailChange />;
  return (
    <AuthPage title="メールアドレスの確認">
      <p role="status">
        まだ変更されていません。「変更を完了する」を押すと、
        {data?.email
          ? `ログインに使うメールアドレスが ${data.email} に変わります。`
          : 'リンクを確認して変更します。'}
      </p>
      <div>
        <ConfirmButton token={token} />
      </div>
    </AuthPage>
  );
}

function ConfirmButton({ token }: { token: string }) {
  const { mutate: confirm, isPending } = useConfirmEmailChange();
  return (
    <Button
      variant="primary"
      size="large"
      fullWidth="phone"
      pending={isPending}
      onClick={() => confirm(token)}
    >
      変更を完了する
    </Button>
  );
}

/** Shown at once for a link that the API says is no longer valid. */
const ExpiredEmailChange = () => (
  <AuthPage title="リンクの有効期限が切れています">
    <p role="status">
      メールアドレスは変更されていません。リンクの有効期限が切れているか、すでに使用されています。
    </p>
    <div>
      <LinkButton href="/mypage/system/#email-edit" variant="primary" fullWidth="phone">
        もう一度変更を申し込む
      </LinkButton>
    </div>
  </AuthPage>
);

/** Says that a link of an email change could not be used (spec §8). */
function ExpiredEmailChangeNotice() {
  return (
    <InlineNotice
      tone="warn"
      action={
        <TextLink href="/mypage/system/#email-edit" shallow>
          もう一度変更を申し込む
        </TextLink>
      }
    >
      メールアドレスは変更されていません。リンクが無効になっているか、一時的なエラーが起きた可能性があります。リンクを開き直しても完了しないときは、お手数ですが、もう一度変更をお申し込みください。
    </InlineNotice>
  );
}

/**
 * Returns the section in the URL hash and scrolls to it. The server does not receive the hash, so no section is open
 * before hydration.
 */
function useOpenSection(): SettingsSectionId | undefined {
  const { asPath } = useRouter();
  const isHydrated = useIsHydrated();
  const hash = isHydrated ? asPath.split('#')[1] : undefined;
  const openSection = ALL_SETTINGS_SECTIONS.find(({ id }) => id === hash)?.id;
  useHashChange();
  useScrollToSection(openSection, isHydrated);
  return openSection;
}

/** Handles a hash that is typed, pasted or opened from a plain link, because Next's router ignores it. */
function useHashChange() {
  const router = useRouter();
  useEffect(() => {
    const handleHashChange = () => {
      const [path, hash = ''] = router.asPath.split('#');
      const { pathname, search } = window.location;
      // During a navigation to another page the browser also fires hashchange for the lost hash.
      if (pathname + search !== path || window.location.hash === (hash && `#${hash}`)) return;
      const shown = router.replace(path + window.location.hash, undefined, { shallow: true, scroll: false });
      // Next rejects it when the hash changes again before it is shown.
      shown.catch(() => undefined);
    };
    window.addEventListener('hashchange', handleHashChange);
    return () => window.removeEventListener('hashchange', handleHashChange);
  }, [router]);
}

/** Scrolls to the section after it opens or closes, because the height of the page changes then. */
function useScrollToSection(open: SettingsSectionId | undefined, isHydrated: boolean) {
  const previous = useRef<{ open: SettingsSectionId | undefined }>(null);
  useEffect(() => {
    if (!isHydrated) return;
    const previousState = previous.current;
    previous.current = { open };
    const id = open ?? previousState?.open;
    const section = id && document.getElementById(id);
    if (!section || previousState?.open === open) return;
    const { top } = section.getBoundingClientRect();
    if (top < 0 || top > window.innerHeight / 2) section.scrollIntoView?.({ block: 'start' });
    // The focused element unmounts with the form or the menu, or passes its focus on to the heading. The link of the section
    // receives the focus instead. On the first load it stays at the top of the page.
    if (previousState && document.activeElement?.matches('body, h2'))
      section.querySelector('a')?.focus({ preventScroll: true });
  }, [open, isHydrated]);
}
