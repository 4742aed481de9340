import { DescriptionList } from '@/components/ui/data/DescriptionList';
import type { LoginSession } from '@/schemas/account-fields';
import { LoginSessionList } from './LoginSessionList';
import { SettingsSection } from './SettingsSection';

interface LoginSessionSettingsProps {
  sessions: readonly LoginSession[];
  isEditing: boolean;
}

/** Shows where the member is logged in, and ends these logins (decision 0084). */
export function LoginSessionSettings({ sessions, isEditing }: LoginSessionSettingsProps) {
  const detail = sessions.length > 1 ? `この端末を含めて${sessions.length}件` : 'この端末だけ';
  return (
    <SettingsSection
      id="login-sessions"
      isEditing={isEditing}
      editLabel="確認"
      summary={<DescriptionList inset items={[{ term: 'ログイン中', detail }]} />}
    >
      <LoginSessionList sessions={sessions} />
    </SettingsSection>
  );
}
