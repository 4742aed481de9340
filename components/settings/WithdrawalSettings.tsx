import { lazyPart } from '@/components/ui/lazy';
import type { Me } from '@/schemas/member-fields';
import { PasswordRequiredNotice, SettingsSection } from './SettingsSection';

// Loaded when the section is opened, because the page has many forms.
const WithdrawalForm = lazyPart(() => import('./WithdrawalForm').then((module) => module.WithdrawalForm));

/** Lets the member withdraw at any time (spec §1, §4). */
export function WithdrawalSettings({ me, isEditing }: { me: Me; isEditing: boolean }) {
  const { member, django_user } = me;
  return (
    <SettingsSection
      id="withdrawal"
      isEditing={isEditing}
      editLabel="手続きへ"
      summary={<p>登録内容と応募の記録は元に戻せません</p>}
    >
      {member.has_password ? (
        <WithdrawalForm memberId={member.id} email={django_user.email} />
      ) : (
        <PasswordRequiredNotice action="退会の手続き" />
      )}
    </SettingsSection>
  );
}
