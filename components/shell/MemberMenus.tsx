import type { ReactNode } from 'react';
import { ApplicationMenu } from './ApplicationMenu';
import { NotificationBell } from './NotificationBell';
import { type HeaderMember, ProfileMenu } from './ProfileMenu';

export interface MemberMenusProps {
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
