import type { ReactNode } from 'react';
import { ApplicationMenu } from './ApplicationMenu';
import { NotificationBell } from './NotificationBell';
import { type HeaderMember, ProfileMenu } from './ProfileMenu';

export interface MemberMenusProps {
  /** Known a moment after the login status: until then the avatar is blank. */
  member?: HeaderMember;
  unread?: boolean;
  /** The bell's panel; without any it says that there are none. */
  notices?: ReactNode;
  /** The latest applications, in the application menu. */
  applied?: ReactNode;
  onLogout: () => void;
}

/** What the header holds for a member, in place of login and registration. */
export function MemberMenus({
  member = { familyName: '' },
  unread = false,
  notices,
  applied,
  onLogout,
}: MemberMenusProps) {
  return (
    <>
      <NotificationBell unread={unread}>{notices}</NotificationBell>
      <ApplicationMenu>{applied}</ApplicationMenu>
      <ProfileMenu member={member} onLogout={onLogout} />
    </>
  );
}
