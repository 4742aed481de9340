import { UnreadNotice } from '@/components/members/EditableSection';
import { DescriptionList } from '@/components/ui/data/DescriptionList';
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
  const rows = NOTIFICATION_FLAGS.map(({ name, label }) => ({
    term: label,
    detail: member.receive?.[name] ? '受け取る' : '受け取らない',
  }));
  const isReadOnly = member.readOnly.includes('receive');
  return (
    <SettingsSection
      id="email-notifications-edit"
      isEditing={isEditing}
      isReadOnly={isReadOnly}
      summary={isReadOnly ? <UnreadNotice /> : <DescriptionList inset items={rows} />}
    >
      <NotificationForm member={member} />
    </SettingsSection>
  );
}
