import { UnreadNotice } from '@/components/members/EditableSection';
import { lazyPart } from '@/components/ui/lazy';
import type { Me } from '@/schemas/member-fields';
import { NOTIFICATION_FLAGS } from './notification-flags';
import { SettingsSection } from './SettingsSection';

// Loaded when the section is opened.
const NotificationForm = lazyPart(() =>
  import('./NotificationForm').then((module) => module.NotificationForm),
);

interface NotificationSettingsProps {
  member: Me['member'];
  isEditing: boolean;
}

/** Shows and edits the three notification flags (`receive` in spec §3). */
export function NotificationSettings({ member, isEditing }: NotificationSettingsProps) {
  const received = NOTIFICATION_FLAGS.filter(({ name }) => member.receive?.[name]).map(({ label }) => label);
  const isReadOnly = member.readOnly.includes('receive');
  return (
    <SettingsSection
      id="email-notifications-edit"
      isEditing={isEditing}
      isReadOnly={isReadOnly}
      summary={
        isReadOnly ? (
          <UnreadNotice />
        ) : (
          <p>{received.length > 0 ? `受け取る：${received.join('、')}` : '受け取らない'}</p>
        )
      }
    >
      <NotificationForm member={member} />
    </SettingsSection>
  );
}
