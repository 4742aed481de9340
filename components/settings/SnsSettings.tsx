import { DescriptionList } from '@/components/ui/data/DescriptionList';
import { siteConfig } from '@/config/site';
import type { Me } from '@/schemas/member-fields';
import { GoogleAccountForm } from './GoogleAccountForm';
import { SettingsSection } from './SettingsSection';

/** Links and unlinks a Google account, or says that the operator does not offer Google login. */
export function SnsSettings({ me, isEditing }: { me: Me; isEditing: boolean }) {
  const { google_linked, has_password } = me.member;
  const methods = [
    ...(has_password ? ['メールアドレスとパスワード'] : []),
    ...(google_linked ? ['Google'] : []),
  ];
  const isUnavailable = !google_linked && !siteConfig().googleClientId;
  const linkState = isUnavailable ? '現在、ご利用いただけません。' : '連携していません';
  const rows = [
    { term: '連携状況', detail: google_linked ? '連携中' : linkState },
    { term: 'ログイン方法', detail: methods.join('、') || '未設定' },
  ];
  return (
    <SettingsSection
      id="sns-edit"
      isEditing={isEditing}
      isReadOnly={isUnavailable}
      summary={<DescriptionList inset items={rows} />}
    >
      <GoogleAccountForm me={me} />
    </SettingsSection>
  );
}
