import type { ReactNode } from 'react';
import { ApplicationMenu } from './ApplicationMenu';
import { NotificationBell } from './NotificationBell';
import { type HeaderMember, ProfileMenu } from './ProfileMenu';

export interface MemberMenusProps {
  /** Known a moment after the login status: until then the avatar is blank. */
  member?: HeaderMember;
  hasUnread?: boolean;
  /** The bell's panel; without any it says that there are none. */
  notifications?: ReactNode;
  /** The latest applications, in the application menu. */
  recentApplications?: ReactNode;
  onLogout: () => void;
}

/** What the header holds for a member, in place of login and registration. */
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
