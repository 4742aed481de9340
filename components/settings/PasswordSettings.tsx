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
  return (
    <SettingsSection
      id="password-edit"
      isEditing={isEditing}
      editLabel={hasPassword ? undefined : '設定する'}
      summary={
        hasPassword ? (
          <p>
            <span aria-hidden="true">••••••••</span>
            <span className="visually-hidden">設定済み</span>
          </p>
        ) : (
          <p>未設定</p>
        )
      }
    >
      {hasPassword ? (
        <PasswordForm email={me.django_user.email} />
      ) : (
        <PasswordRequiredNotice action="パスワードの変更" />
      )}
    </SettingsSection>
  );
}
