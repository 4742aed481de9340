import { DefinitionRows } from '@/components/ui/DefinitionRows';
import { Form } from '@/components/ui/form/Form';
import { FormDraft } from '@/components/ui/form/FormDraft';
import { FormPasswordField } from '@/components/ui/form/FormPasswordField';
import { FormTextField } from '@/components/ui/form/FormTextField';
import { useDraft } from '@/hooks/draft';
import { useRequestEmailChange } from '@/hooks/email-change';
import type { ChangeEmail } from '@/schemas/account';
import type { Me } from '@/schemas/members';
import { NeedsPassword } from './NeedsPassword';
import { SettingsBlock } from './SettingsBlock';
import { SettingsSubmit } from './SettingsSubmit';

const schema = () => import('@/schemas/account').then((module) => module.changeEmailSchema);

/** Spec §4: the address changes only when the link in the mail to the new one is opened. */
export function EmailSettings({ me, isEditing }: { me: Me; isEditing: boolean }) {
  const { email } = me.django_user;
  return (
    <SettingsBlock
      id="email-edit"
      isEditing={isEditing}
      summary={<DefinitionRows inset rows={[{ term: '現在のアドレス', detail: email }]} />}
    >
      {me.member.has_password ? (
        <EmailForm memberId={me.member.id} email={email} />
      ) : (
        <NeedsPassword what="メールアドレスの変更" />
      )}
    </SettingsBlock>
  );
}

function EmailForm({ memberId, email }: { memberId: number; email: string }) {
  const { mutateAsync: request } = useRequestEmailChange();
  // For this tab, and never with the password.
  const { draft, save, clear } = useDraft<Pick<ChangeEmail, 'email'>>(`email-change:${memberId}`, {
    place: 'tab',
  });
  return (
    <Form
      label="メールアドレスの変更"
      schema={schema}
      defaultValues={{ email: '', password: '' }}
      onSubmit={(values: ChangeEmail) => request(values).then(clear)}
    >
      <FormDraft<ChangeEmail> draft={draft} onKeep={(values) => save({ email: values.email })} />
      <div>
        <DefinitionRows rows={[{ term: '現在のアドレス', detail: email }]} />
        <p>
          新しいアドレスに届くメールのリンクを開くと、変更が完了します。それまでは、現在のアドレスをそのままお使いいただけます。
        </p>
      </div>
      <FormTextField<ChangeEmail>
        name="email"
        label="新しいメールアドレス"
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
      />
      <FormPasswordField<ChangeEmail>
        name="password"
        label="現在のパスワード"
        required
        hint="ご本人であることの確認のため、入力してください。"
        autoComplete="current-password"
      />
      <SettingsSubmit>認証メールを送信する</SettingsSubmit>
    </Form>
  );
}
