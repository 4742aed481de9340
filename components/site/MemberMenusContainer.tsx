import { useLogout } from '@/hooks/logout';
import { useMe } from '@/hooks/members';
import { AppliedTitles } from './AppliedTitles';
import { MemberMenus } from './MemberMenus';

/** The member's menus with their data. The bell joins them together with the notices. */
export function MemberMenusContainer() {
  const { data: me } = useMe();
  const { mutate: logout } = useLogout();
  const profile = me?.member.profile;
  return (
    <MemberMenus
      member={profile && { familyName: profile.family_name, profileImage: profile.profile_image }}
      applied={<AppliedTitles />}
      onLogout={() => logout(undefined)}
    />
  );
}
