import { useState } from 'react';
import { Button } from '@/components/ui/form/Button';
import { Form } from '@/components/ui/form/Form';
import { FormTextField } from '@/components/ui/form/FormTextField';
import { SubmitButton } from '@/components/ui/form/SubmitButton';
import { UnsavedChangesDialog } from '@/components/ui/form/UnsavedChangesDialog';
import { UnsavedChangesGuard } from '@/components/ui/form/UnsavedChangesGuard';
import { type LeaveReason, useUnsavedChangesStore } from '@/stores/unsaved-changes-store';
import { ComponentEntry } from '../ComponentEntry';
import { Example } from '../Example';
import { type ExampleEmailInput, exampleEmailSchema } from './example-schema';
import { submitSuccessfully, submitToFailure } from './example-submit';

const EMPTY: ExampleEmailInput = { email: '' };
const DRAFT: ExampleEmailInput = { email: 'draft@example.com' };
const ignore = () => undefined;

export function FormEntries() {
  const [isEditing, setEditing] = useState(false);
  const askToLeave = (reason: LeaveReason) =>
    useUnsavedChangesStore.setState({ pendingLeave: { reason, proceed: ignore } });
  return (
    <>
      <ComponentEntry
        component="form/Form"
        note="すべてのフォームの土台です。zodのスキーマで確かめ、送信し、サーバーのエラーを欄に戻します。失敗しても入力は消えません。検索のように送信が要らないものには使いません。"
      >
        <Example state="送信に成功する（空で送信すると入力エラー）">
          <Form
            label="成功する例"
            schema={exampleEmailSchema}
            defaultValues={EMPTY}
            onSubmit={submitSuccessfully}
          >
            <FormTextField<ExampleEmailInput>
              name="email"
              label="メールアドレス"
              required
              inputMode="email"
            />
            <SubmitButton>保存</SubmitButton>
          </Form>
        </Example>
        <Example state="サーバーが欄のエラーを返す">
          <Form
            label="失敗する例"
            schema={exampleEmailSchema}
            defaultValues={{ email: 'member@example.com' }}
            onSubmit={submitToFailure}
          >
            <FormTextField<ExampleEmailInput>
              name="email"
              label="メールアドレス"
              required
              inputMode="email"
            />
            <SubmitButton>変更</SubmitButton>
          </Form>
        </Example>
        <Example state="保管した入力を復元した後（破棄できる）" wide>
          <Form
            label="下書きの例"
            schema={exampleEmailSchema}
            defaultValues={EMPTY}
            draft={{ values: DRAFT, onChange: ignore, onDiscard: ignore }}
            onSubmit={submitSuccessfully}
          >
            <FormTextField<ExampleEmailInput> name="email" label="連絡先" required={false} />
          </Form>
        </Example>
      </ComponentEntry>

      <ComponentEntry
        component="form/UnsavedChangesGuard"
        note="保存していない入力があるとき、リンク・戻る・ログアウトの前に確かめます。下書きを残すフォームに置きます。一項目だけのフォームには要りません。"
      >
        <Example state="変更してから別のページへ移ると確かめる" wide>
          {isEditing ? (
            <Form
              label="未保存の例"
              schema={exampleEmailSchema}
              defaultValues={EMPTY}
              onSubmit={submitSuccessfully}
            >
              <UnsavedChangesGuard onDiscard={ignore} />
              <FormTextField<ExampleEmailInput> name="email" label="変更する欄" required={false} />
            </Form>
          ) : (
            <Button onClick={() => setEditing(true)}>編集を始める</Button>
          )}
        </Example>
      </ComponentEntry>

      <ComponentEntry
        component="form/UnsavedChangesDialog"
        note="UnsavedChangesGuardが開く確認です。画面から直接使うことはありません。"
      >
        <Example state="別のページへ移る前" inline>
          <Button onClick={() => askToLeave('navigation')}>移動の確認を開く</Button>
        </Example>
        <Example state="ログアウトの前" inline>
          <Button onClick={() => askToLeave('logout')}>ログアウトの確認を開く</Button>
        </Example>
        {/* While the form above is open, its guard shows the dialog. */}
        {!isEditing && <UnsavedChangesDialog onDiscard={ignore} />}
      </ComponentEntry>
    </>
  );
}
