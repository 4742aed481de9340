import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/feedback/ConfirmDialog';
import { QueryNotice } from '@/components/ui/feedback/QueryNotice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Form } from '@/components/ui/form/Form';
import { FormCheckboxGroup } from '@/components/ui/form/FormCheckboxes';
import { AccountField, FormPasswordField } from '@/components/ui/form/FormPasswordField';
import { FormTextarea } from '@/components/ui/form/FormTextarea';
import { useWithdraw } from '@/hooks/account';
import { useWithdrawReasonChoices } from '@/hooks/choices';
import { useDraft } from '@/hooks/forms/draft';
import { type Withdrawal, type WithdrawalInput, withdrawalSchema } from '@/schemas/account';
import { SettingsSubmitButton } from './SettingsSection';

interface PendingWithdrawal {
  values: Withdrawal;
  /** Resolves the form's pending submit after the dialog is answered. */
  resolve: (work?: Promise<unknown>) => void;
}

/** Asks for the reasons and the password, and a dialog asks for confirmation (spec §1, §4). */
export function WithdrawalForm({ memberId, email }: { memberId: number; email: string }) {
  const reasons = useWithdrawReasonChoices();
  const { mutateAsync: withdraw } = useWithdraw();
  const [pendingWithdrawal, setPendingWithdrawal] = useState<PendingWithdrawal | null>(null);
  const { draft, save } = useDraft<Omit<WithdrawalInput, 'password'>>(`withdrawal:${memberId}`, {
    scope: 'tab',
  });

  const resolvePending = (request?: Promise<unknown>) => {
    pendingWithdrawal?.resolve(request);
    setPendingWithdrawal(null);
  };

  // Choices that come later than the form would move its button away from under the pointer.
  if (!reasons.data)
    return reasons.isPending ? (
      <Skeleton lines={8} />
    ) : (
      <QueryNotice query={reasons} subject="退会理由の選択肢" />
    );
  return (
    <>
      <Form<WithdrawalInput, Withdrawal>
        label="退会の手続き"
        schema={withdrawalSchema}
        defaultValues={{ reasons: [], comment: '', password: '' }}
        draft={{ values: draft, onChange: ({ password: _password, ...answers }) => save(answers) }}
        onSubmit={(values) =>
          new Promise((resolve) => setPendingWithdrawal({ values, resolve: (work) => resolve(work) }))
        }
      >
        <p>
          退会すると、プロフィールや応募の内容は削除され、元に戻せません。選考中の応募と申し込み中のセミナーは、すべて取り消されます。
        </p>
        <QueryNotice query={reasons} subject="退会理由の選択肢" />
        <FormCheckboxGroup<WithdrawalInput>
          name="reasons"
          label="退会の理由"
          required
          hint="あてはまるものをすべて選択してください。"
          choices={reasons.data}
        />
        <FormTextarea<WithdrawalInput>
          name="comment"
          label="ご意見・ご要望"
          required={false}
          rows={4}
          maxCount={1000}
        />
        <AccountField email={email} />
        <FormPasswordField<WithdrawalInput>
          name="password"
          label="現在のパスワード"
          required
          hint="ご本人確認のため、入力してください。"
          autoComplete="current-password"
        />
        <SettingsSubmitButton variant="danger">退会の確認へ進む</SettingsSubmitButton>
      </Form>
      <ConfirmDialog
        title="退会しますか？"
        open={pendingWithdrawal !== null}
        confirmLabel="退会する"
        danger
        onConfirm={() =>
          pendingWithdrawal && resolvePending(withdraw({ memberId, payload: pendingWithdrawal.values }))
        }
        onCancel={() => resolvePending()}
      >
        退会すると、プロフィールや応募の内容は削除され、元に戻せません。
      </ConfirmDialog>
    </>
  );
}
