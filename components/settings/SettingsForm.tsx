import { InvoiceForm } from '@/components/invoices/InvoiceForm';
import type { Me } from '@/schemas/member-fields';
import { EmailForm } from './EmailForm';
import { NotificationForm } from './NotificationForm';
import { PasswordForm } from './PasswordForm';
import { WithdrawalForm } from './WithdrawalForm';

interface SettingsFormProps {
  section: 'email-notifications-edit' | 'email-edit' | 'password-edit' | 'invoice-edit' | 'withdrawal';
  me: Me;
}

/** The form of one section of the settings. */
export function SettingsForm({ section, me }: SettingsFormProps) {
  const { member, django_user } = me;
  switch (section) {
    case 'email-notifications-edit':
      return <NotificationForm member={member} />;
    case 'email-edit':
      return <EmailForm me={me} />;
    case 'password-edit':
      return <PasswordForm email={django_user.email} />;
    case 'invoice-edit':
      return <InvoiceForm member={member} redirect="/mypage/system/" />;
    case 'withdrawal':
      return <WithdrawalForm memberId={member.id} email={django_user.email} />;
  }
}
