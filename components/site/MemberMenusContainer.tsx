import { useLogout } from '@/hooks/logout';
import { useMe } from '@/hooks/members';
import { AppliedTitles } from './AppliedTitles';
import { MemberMenus } from './MemberMenus';
import { NoticePanel } from './NoticePanel';

/** The member's menus with their data. */
export function MemberMenusContainer() {
  const { data: me } = useMe();
  const { mutate: logout } = useLogout();
  const member = me?.member;
  const profile = member?.profile;
  return (
    <MemberMenus
      member={profile && { familyName: profile.family_name, profileImage: profile.profile_image }}
      unread={member?.receive === null}
      notices={member?.receive === null && <NoticePanel member={member} />}
      applied={<AppliedTitles />}
      onLogout={() => logout(undefined)}
    />
  );
}
