import { useLogout } from '@/hooks/logout';
import { useMe } from '@/hooks/members';
import { useLeaveStore } from '@/stores/leave-store';
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
      // A form with unsaved changes asks first: a logout takes them along.
      onLogout={() => useLeaveStore.getState().request('logout', () => logout(undefined))}
    />
  );
}
