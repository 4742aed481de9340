import { Bell, Folder, LogOut } from 'lucide';
import { useRouter } from 'next/router';
import type { MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { Avatar } from '@/components/ui/data/Avatar';
import { Icon } from '@/components/ui/data/Icon';
import { Text } from '@/components/ui/data/Text';
import { Link } from '@/components/ui/navigation/Link';
import { MEMBER_SECTIONS, MENU_SETTINGS_SECTIONS } from '@/config/sections';
import { siteConfig } from '@/config/site';
import { getContactLinks } from '@/config/site-links';
import { useLogout } from '@/hooks/auth';
import { useIsHydrated } from '@/hooks/browser/rendering';
import { useMe, useUpdateMember } from '@/hooks/members';
import { useAppliedVacancySummaries } from '@/hooks/vacancy-applications';
import { ApiCallError, errorMessage } from '@/lib/errors/api-call-error';
import type { Me } from '@/schemas/member-fields';
import type { Receive } from '@/schemas/members';
import { useUnsavedChangesStore } from '@/stores/form-store';
import { useMenuStore } from '@/stores/menu-store';
import { showErrorToast } from '@/stores/toast-store';
import { hoverable } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { HeaderMenu } from './HeaderMenu';
import { MenuLinks } from './MenuLinks';

interface MemberMenusProps {
  /** Loaded after the login status. The avatar is blank until then. */
  member?: HeaderMember;
  hasUnread?: boolean;
  /** Content of the notification panel. Without it the panel says that there are no notifications. */
  notifications?: ReactNode;
  /** The latest applications, shown in the application menu. */
  recentApplications?: ReactNode;
  onLogout: () => void;
}

/** The part of the header that members see in place of the login and registration links. */
export function MemberMenus({
  member = { familyName: '' },
  hasUnread = false,
  notifications,
  recentApplications,
  onLogout,
}: MemberMenusProps) {
  return (
    <>
      <NotificationBell hasUnread={hasUnread}>{notifications}</NotificationBell>
      <ApplicationMenu>{recentApplications}</ApplicationMenu>
      <ProfileMenu member={member} onLogout={onLogout} />
    </>
  );
}

/** Provides the member's menus with their data. */
export function MemberMenusContainer() {
  const { data: me } = useMe();
  const { mutate: logout } = useLogout();
  const member = me?.member;
  const profile = member?.profile;
  return (
    <MemberMenus
      member={profile && { familyName: profile.family_name, profileImage: profile.profile_image }}
      hasUnread={member?.receive === null}
      notifications={member?.receive === null && <NotificationPanel member={member} />}
      recentApplications={<RecentApplications />}
      // A form with unsaved changes asks for confirmation first, because the logout deletes them.
      onLogout={() => useUnsavedChangesStore.getState().requestLeave('logout', () => logout(undefined))}
    />
  );
}

const LINKS = [
  { label: '応募した案件', href: '/mypage/vacancy/' },
  { label: '申し込んだセミナー', href: '/mypage/seminar/' },
] as const;

/** The header menu for the member's applications, with whom to ask about them. @param children the latest applications */
function ApplicationMenu({ children }: { children?: ReactNode }) {
  return (
    <HeaderMenu id="folder" label="応募管理" icon={<Icon node={Folder} />}>
      <MenuLinks links={LINKS} />
      {children}
      <MenuLinks links={getContactLinks()} />
    </HeaderMenu>
  );
}

interface NotificationBellProps {
  hasUnread: boolean;
  /** The notifications in the panel. Without them the panel says that there are none. */
  children?: ReactNode;
}

function NotificationBell({ hasUnread, children }: NotificationBellProps) {
  return (
    <HeaderMenu
      id="notification"
      label={hasUnread ? 'お知らせ（未読あり）' : 'お知らせ'}
      wide
      icon={
        <>
          <Icon node={Bell} />
          {hasUnread && <Dot />}
        </>
      }
    >
      {children || <EmptyMessage>お知らせはありません。</EmptyMessage>}
    </HeaderMenu>
  );
}

const SETTINGS_PATH = '/mypage/system/';
const ALL_FLAGS: Receive = { allow_vacancy: true, allow_seminar: true, allow_news: true };

/**
 * Shows the only notification, until the member has set the mail settings (spec §2). An API that does not accept the flags
 * leaves the choice to the member.
 */
function NotificationPanel({ member }: { member: Me['member'] }) {
  const router = useRouter();
  const { mutate: update } = useUpdateMember({
    message: 'メール受信設定が変更されました。',
    redirect: SETTINGS_PATH,
  });

  const isHydrated = useIsHydrated();

  const handleClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    update(
      { memberId: member.id, part: 'receive', changesTo: () => ({ values: ALL_FLAGS, overwritten: [] }) },
      {
        onError: (error) => {
          if (error instanceof ApiCallError && error.isInputRefused) void router.push(SETTINGS_PATH);
          else showErrorToast(errorMessage(error));
        },
      },
    );
  };

  return (
    <Notice href={SETTINGS_PATH} onClick={handleClick}>
      <Text as="time" $tone="secondary" $size="caption" dateTime="2024-06-01">
        2024年6月1日
      </Text>
      <span>メールの受信設定を、マイページから変更できるようになりました。</span>
      {/* Before that, a press only opens the settings. */}
      {isHydrated && (
        <Text as="span" $size="small">
          押すと、案件・セミナー・運営からのお知らせのメールをすべて受け取る設定にして、設定画面を開きます。
        </Text>
      )}
    </Notice>
  );
}

interface HeaderMember {
  familyName: string;
  profileImage?: string | null;
}

interface ProfileMenuProps {
  member: HeaderMember;
  onLogout: () => void;
}

const PROFILE_LINKS = [
  { label: 'マイページ', href: '/mypage/' },
  ...MEMBER_SECTIONS.map(({ id, label }) => ({ label, href: `/mypage/#${id}` })),
];

/** The documents that the site makes from the member's records. */
const DOCUMENT_LINKS = [
  { label: '職務経歴書', href: '/mypage/resume/' },
  { label: 'CPD台帳', href: '/mypage/cpe/' },
];

/** Without Google login the settings have no such section. */
const getSettingsLinks = () =>
  MENU_SETTINGS_SECTIONS.filter(({ id }) => id !== 'sns-edit' || siteConfig().googleClientId).map(
    ({ id, label }) => ({ label, href: `/mypage/system/#${id}` }),
  );

function ProfileMenu({ member, onLogout }: ProfileMenuProps) {
  const { familyName, profileImage } = member;
  const closeAll = useMenuStore((state) => state.closeAll);
  const isHydrated = useIsHydrated();

  const handleLogout = () => {
    closeAll();
    onLogout();
  };

  return (
    <HeaderMenu
      id="profile"
      label={familyName ? `${familyName}さんのメニュー` : 'アカウントのメニュー'}
      icon={<Avatar familyName={familyName} imageUrl={profileImage} />}
    >
      <MenuLinks title="個人情報" links={PROFILE_LINKS} />
      <MenuLinks title="書類" links={DOCUMENT_LINKS} />
      <MenuLinks title="設定" links={getSettingsLinks()} />
      <LogoutButton type="button" disabled={!isHydrated} onClick={handleLogout}>
        <Icon node={LogOut} />
        ログアウト
      </LogoutButton>
    </HeaderMenu>
  );
}

const MAX_APPLICATIONS = 5;

/** The member's latest active applications in the application menu. They are fetched when the menu is first opened. */
function RecentApplications() {
  const enabled = useMenuStore((state) => state.openMenuId === 'folder');
  const { data } = useAppliedVacancySummaries({ enabled });
  const links = data
    ?.filter(({ status }) => status === 'applied')
    .slice(0, MAX_APPLICATIONS)
    .map(({ vacancy }) => ({ label: vacancy.title, href: `/vacancy/${vacancy.id}/` }));
  if (!links?.length) return null;
  return (
    <Names>
      <MenuLinks title="最近応募した案件" links={links} />
    </Names>
  );
}

const Dot = styled.span`
  position: absolute;
  inset: -0.25rem -0.25rem auto auto;
  width: ${theme.size.dot};
  height: ${theme.size.dot};
  background: ${theme.color.accent};
  border-radius: 50%;
  forced-color-adjust: none;
`;

const EmptyMessage = styled.p`
  padding: ${theme.space[5]};
  color: ${theme.color.textSecondary};
`;

const Notice = styled(Link)`
  display: grid;
  gap: ${theme.space[1]};
  padding: ${theme.space[4]} ${theme.space[5]};
  color: ${theme.color.textPrimary};
  text-decoration: none;

  ${hoverable} {
    &:hover {
      color: ${theme.color.primaryPressed};
      background: ${theme.color.primaryTint};
    }
  }
`;

const LogoutButton = styled.button`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  width: 100%;
  min-height: ${theme.size.control};
  padding: 0 ${theme.space[5]};
  color: ${theme.color.textPrimary};
  background: none;
  border: ${theme.border.none};
  border-block-start: ${theme.border.regular};
  text-align: start;

  ${hoverable} {
    &:hover {
      color: ${theme.color.primaryPressed};
      background: ${theme.color.primaryTint};
    }
  }
`;

/* Names of vacancies have two lines, so they need space between them. The border is that of a group after another. */
const Names = styled.div`
  border-block-start: ${theme.border.regular};

  a {
    padding-block: ${theme.space[2]};
    line-height: ${theme.lineHeight.row};
    word-break: auto-phrase;
  }
`;
