import { LogOut } from 'lucide';
import styled from 'styled-components';
import { Avatar } from '@/components/ui/data/Avatar';
import { Icon } from '@/components/ui/data/Icon';
import { MEMBER_SECTIONS } from '@/config/member-sections';
import { SETTINGS_SECTIONS } from '@/config/settings-sections';
import { useMenuStore } from '@/stores/menu-store';
import { hoverable } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { HeaderMenu } from './HeaderMenu';
import { MenuLinks } from './MenuLinks';

export interface HeaderMember {
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

const SETTINGS_LINKS = SETTINGS_SECTIONS.map(({ id, label }) => ({ label, href: `/mypage/system/#${id}` }));

export function ProfileMenu({ member, onLogout }: ProfileMenuProps) {
  const { familyName, profileImage } = member;
  const closeAll = useMenuStore((state) => state.closeAll);

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
      <MenuLinks title="設定" links={SETTINGS_LINKS} />
      <LogoutButton type="button" onClick={handleLogout}>
        <Icon node={LogOut} />
        ログアウト
      </LogoutButton>
    </HeaderMenu>
  );
}

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
