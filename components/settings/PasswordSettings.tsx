import { DescriptionList } from '@/components/ui/data/DescriptionList';
import { lazyPart } from '@/components/ui/lazy';
import type { Me } from '@/schemas/member-fields';
import { PasswordRequiredNotice, SettingsSection } from './SettingsSection';

// Loaded when the section is opened.
const PasswordForm = lazyPart(() => import('./PasswordForm').then((module) => module.PasswordForm));

interface PasswordSettingsProps {
  me: Me;
  isEditing: boolean;
}

export function PasswordSettings({ me, isEditing }: PasswordSettingsProps) {
  const hasPassword = me.member.has_password;
  const detail = hasPassword ? '設定済み' : '未設定';
  return (
    <SettingsSection
      id="password-edit"
      isEditing={isEditing}
      summary={<DescriptionList inset items={[{ term: '設定状況', detail }]} />}
    >
      {hasPassword ? (
        <PasswordForm email={me.django_user.email} />
      ) : (
        <PasswordRequiredNotice action="パスワードの変更" />
      )}
    </SettingsSection>
  );
}
