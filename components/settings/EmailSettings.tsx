import { DescriptionList } from '@/components/ui/data/DescriptionList';
import { lazyPart } from '@/components/ui/lazy';
import { usePendingEmailChange } from '@/hooks/email-change';
import type { Me } from '@/schemas/member-fields';
import { PasswordRequiredNotice } from './PasswordRequiredNotice';
import { PendingEmailChange } from './PendingEmailChange';
import { SettingsSection } from './SettingsSection';

// Loaded when the section is opened.
const EmailForm = lazyPart(() => import('./EmailForm').then((module) => module.EmailForm));

/**
 * Changes the email address. The change takes effect when the link in the mail to the new address is opened (spec §4).
 */
export function EmailSettings({ me, isEditing }: { me: Me; isEditing: boolean }) {
  const { email } = me.django_user;
  const pending = usePendingEmailChange(me);
  const rows = [
    { term: '現在のアドレス', detail: email },
    ...(pending ? [{ term: '変更先（確認待ち）', detail: pending.email }] : []),
  ];
  return (
    <SettingsSection
      id="email-edit"
      isEditing={isEditing}
      summary={
        <>
          <DescriptionList inset items={rows} />
          {pending && <PendingEmailChange {...pending} />}
        </>
      }
    >
      {me.member.has_password ? (
        <EmailForm memberId={me.member.id} email={email} pendingEmail={pending?.email} />
      ) : (
        <PasswordRequiredNotice action="メールアドレスの変更" />
      )}
    </SettingsSection>
  );
}
