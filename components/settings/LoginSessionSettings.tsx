import dynamic from 'next/dynamic';
import { DescriptionList } from '@/components/ui/data/DescriptionList';
import { LazyFallback } from '@/components/ui/lazy/LazyFallback';
import { lazyComponent } from '@/components/ui/lazy/lazy-component';
import type { LoginSession } from '@/schemas/replies/sessions';
import { SettingsSection } from './SettingsSection';

const LoginSessionList = dynamic(
  lazyComponent(() => import('./LoginSessionList').then((module) => module.LoginSessionList)),
  { ssr: false, loading: LazyFallback },
);

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
