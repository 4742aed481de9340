import { InlineNotice } from '@/components/ui/feedback/InlineNotice';
import { Form } from '@/components/ui/form/Form';
import { AccountField, FormPasswordField } from '@/components/ui/form/FormPasswordField';
import { FormTextField } from '@/components/ui/form/FormTextField';
import { usePendingEmailChange, useRequestEmailChange } from '@/hooks/email-change';
import { useDraft } from '@/hooks/forms/draft';
import { type ChangeEmail, changeEmailSchema } from '@/schemas/account';
import type { Me } from '@/schemas/member-fields';
import { SettingsSubmitButton } from './SettingsSection';

/** The form of `EmailSettings`. */
export function EmailForm({ me }: { me: Me }) {
  const memberId = me.member.id;
  const { email } = me.django_user;
  // A change that waits for its link.
  const pendingEmail = usePendingEmailChange(me)?.email;
  const { mutateAsync: request } = useRequestEmailChange(memberId);
  // The draft is stored for this tab only and never contains the password.
  const { draft, save, clear } = useDraft<Pick<ChangeEmail, 'email'>>(`email-change:${memberId}`, {
    scope: 'tab',
  });
  return (
    <Form
      label="メールアドレスの変更"
      schema={changeEmailSchema}
      defaultValues={{ email: '', password: '' }}
      draft={{
        values: draft ?? (pendingEmail ? { email: pendingEmail } : null),
        onChange: ({ email }) => save({ email }),
      }}
      onSubmit={(values: ChangeEmail) => request(values).then(clear)}
    >
      {pendingEmail && (
        <InlineNotice>
          {pendingEmail}{' '}
          への変更は、確認待ちです。同じアドレスのまま送信すると、認証メールをもう一度お送りします。
        </InlineNotice>
      )}
      <p>
        新しいアドレスに届くメールのリンクから、変更を完了してください。それまでは、現在のアドレスをそのままお使いいただけます。
      </p>
      <FormTextField<ChangeEmail>
        name="email"
        label="新しいメールアドレス"
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
      />
      <AccountField label="現在のアドレス" email={email} />
      <FormPasswordField<ChangeEmail>
        name="password"
        label="現在のパスワード"
        required
        hint="ご本人確認のため、入力してください。"
        autoComplete="current-password"
      />
      <SettingsSubmitButton>認証メールを送信する</SettingsSubmitButton>
    </Form>
  );
}
