import * as z from 'zod';
import { Button } from '@/components/ui/form/Button';
import { Form } from '@/components/ui/form/Form';
import { FormCheckbox } from '@/components/ui/form/FormCheckbox';
import { FormCheckboxGroup } from '@/components/ui/form/FormCheckboxGroup';
import { FormPasswordField } from '@/components/ui/form/FormPasswordField';
import { FormRadioGroup } from '@/components/ui/form/FormRadioGroup';
import { FormTextarea } from '@/components/ui/form/FormTextarea';
import { FormTextField } from '@/components/ui/form/FormTextField';
import { SubmitButton } from '@/components/ui/form/SubmitButton';
import { UnsavedChangesGuard } from '@/components/ui/form/UnsavedChangesGuard';
import { emailSchema } from '@/schemas/email';
import { showToast } from '@/stores/toast-store';
import { type LeaveReason, useUnsavedChangesStore } from '@/stores/unsaved-changes-store';

/** How long an example form is being sent, in milliseconds, so that the spinner can be seen. */
const SENDING_TIME_MS = 1200;

const wait = () => new Promise((resolve) => setTimeout(resolve, SENDING_TIME_MS));
const ignore = () => undefined;

const formSchema = z.object({ email: emailSchema });
type Input = z.input<typeof formSchema>;

/** Pretends to send a form. */
async function submitSuccessfully(): Promise<void> {
  await wait();
  showToast({ message: '保存しました（例なので、何も送信していません）。' });
}

/** A form whose field the API rejects. */
export function RefusedForm() {
  const handleSubmit = async () => {
    await wait();
    const data = { email: ['このメールアドレスは使えません。別のものを入力してください。'] };
    throw Object.assign(new Error('The API rejected the example.'), { response: { status: 400, data } });
  };
  return (
    <Form
      label="失敗する例"
      schema={formSchema}
      defaultValues={{ email: 'member@example.com' }}
      onSubmit={handleSubmit}
    >
      <FormTextField<Input> name="email" label="メールアドレス" required inputMode="email" />
      <SubmitButton>変更</SubmitButton>
    </Form>
  );
}

/** A form with what was typed before. */
export function DraftForm() {
  return (
    <Form
      label="下書きの例"
      schema={formSchema}
      defaultValues={{ email: '' }}
      draft={{ values: { email: 'draft@example.com' }, onChange: ignore, onDiscard: ignore }}
      onSubmit={submitSuccessfully}
    >
      <FormTextField<Input> name="email" label="連絡先" required={false} />
    </Form>
  );
}

/** A form that asks before it is left; the buttons pretend that it is. */
export function GuardedForm() {
  const askToLeave = (reason: LeaveReason) => () =>
    useUnsavedChangesStore.setState({ pendingLeave: { reason, proceed: ignore } });
  return (
    <Form label="未保存の例" schema={formSchema} defaultValues={{ email: '' }} onSubmit={submitSuccessfully}>
      <UnsavedChangesGuard onDiscard={ignore} />
      <FormTextField<Input> name="email" label="変更する欄" required={false} />
      <Button onClick={askToLeave('navigation')}>移動の確認を開く</Button>
      <Button onClick={askToLeave('logout')}>ログアウトの確認を開く</Button>
    </Form>
  );
}

/** The schema shows where the messages appear. */
const allFieldsSchema = z.object({
  name: z.string().min(1, '氏名を入力してください。'),
  password: z.string().min(8, 'パスワードは8文字以上で入力してください。'),
  message: z.string().min(10, '自己紹介は10文字以上で入力してください。'),
  style: z.string({ error: '働き方を選んでください。' }).min(1, '働き方を選んでください。'),
  days: z.array(z.number()).min(1, '日数を一つ以上選んでください。'),
  agreed: z.literal(true, '内容を確認して、チェックしてください。'),
});
type AllFieldsInput = z.input<typeof allFieldsSchema>;

const STYLES = [
  { value: 'office', label: '出社' },
  { value: 'remote', label: '在宅' },
];
const DAYS = [1, 2, 3, 4].map((value) => ({ value, label: `週${value}日` }));

/** Every kind of field that only works inside a Form. */
export function AllFieldsForm() {
  return (
    <Form
      label="フォームの部品の例"
      schema={allFieldsSchema}
      defaultValues={{ name: '', password: '', message: '', days: [] }}
      onSubmit={submitSuccessfully}
    >
      <FormTextField<AllFieldsInput> name="name" label="お名前" required autoComplete="off" />
      <FormPasswordField<AllFieldsInput>
        name="password"
        label="新しいパスワード"
        required
        hint="8文字以上で入力してください。"
        autoComplete="new-password"
      />
      <FormTextarea<AllFieldsInput> name="message" label="応募先へのメッセージ" required maxCount={1000} />
      <FormRadioGroup<AllFieldsInput>
        name="style"
        label="今回の働き方"
        required
        layout="pairs"
        choices={STYLES}
      />
      <FormCheckboxGroup<AllFieldsInput>
        name="days"
        label="今回の日数"
        required
        layout="pairs"
        choices={DAYS}
      />
      <FormCheckbox<AllFieldsInput> name="agreed" label="内容を確認しました" />
      <SubmitButton>例を送信</SubmitButton>
    </Form>
  );
}
