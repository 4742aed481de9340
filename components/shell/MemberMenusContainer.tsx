import { RecentApplications } from '@/components/applications/RecentApplications';
import { useLogout } from '@/hooks/auth';
import { useMe } from '@/hooks/members';
import { useUnsavedChangesStore } from '@/stores/unsaved-changes-store';
import { MemberMenus } from './MemberMenus';
import { NotificationPanel } from './NotificationPanel';

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
