import { useCallback, useEffect, useState } from 'react';
import { ConfirmDialog } from '@/components/ui/feedback/ConfirmDialog';
import { Dialog } from '@/components/ui/feedback/Dialog';
import { DialogStack } from '@/components/ui/feedback/DialogStack';
import { Button } from '@/components/ui/form/Button';
import { Field } from '@/components/ui/form/Field';
import { TextInput } from '@/components/ui/form/TextInput';
import { ComponentEntry } from '../ComponentEntry';
import { Example } from '../Example';

type OpenDialog = 'standard' | 'persistent' | 'long' | 'confirm' | 'danger' | 'pending' | 'stack';

/** How long the example of a running action lasts. */
const RUNNING_TIME_MS = 5000;

const PARAGRAPHS = Array.from(
  { length: 12 },
  (_, index) =>
    `第${index + 1}条　会員は、応募した会社から受け取った情報を、応募の検討以外の目的に使ってはなりません。応募を取り消した後も同じです。`,
);

export function DialogEntries() {
  const [opened, setOpened] = useState<OpenDialog>();
  const close = useCallback(() => setOpened(undefined), []);
  const openButton = (dialog: OpenDialog, label: string) => (
    <Button onClick={() => setOpened(dialog)}>{label}</Button>
  );
  const closeButton = (
    <Button variant="primary" onClick={close}>
      わかりました
    </Button>
  );
  return (
    <>
      <ComponentEntry
        component="feedback/Dialog"
        note="今の画面を離れずに、一つのことだけを済ませます。背景・Escape・閉じるボタンで閉じます。ダイアログの上に別のダイアログを重ねません。長い入力はページにします。"
      >
        <Example state="標準" inline>
          {openButton('standard', 'ダイアログを開く')}
        </Example>
        <Example state="persistent：済むまで閉じない" inline>
          {openButton('persistent', '閉じられないダイアログを開く')}
        </Example>
        <Example state="長い文（本文だけが動く）" inline>
          {openButton('long', '長いダイアログを開く')}
        </Example>
        <Dialog
          title="応募の受付を終了しました"
          open={opened === 'standard'}
          onClose={close}
          footer={closeButton}
        >
          募集の定員に達したため、受付を終了しました。ほかの案件をご覧ください。
        </Dialog>
        <Dialog
          title="インボイスの登録状況を選んでください"
          open={opened === 'persistent'}
          persistent
          footer={closeButton}
        >
          答えるまで先へ進めません。背景を押しても、Escapeを押しても閉じません。
        </Dialog>
        <Dialog
          title="情報の取り扱いについて、応募の前にかならず読んでいただきたいこと"
          open={opened === 'long'}
          onClose={close}
          footer={closeButton}
          scrollableBodyLabel="情報の取り扱い"
        >
          {PARAGRAPHS.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Dialog>
      </ComponentEntry>

      <ComponentEntry
        component="feedback/ConfirmDialog"
        note="取り消しにくい操作の前に確かめます。題は問いに、ボタンはその動詞にします（「はい」にしない）。すぐ元に戻せる操作では確かめません。"
      >
        <Example state="標準" inline>
          {openButton('confirm', '確認を開く')}
        </Example>
        <Example state="danger：取り返しがつかない" inline>
          {openButton('danger', '危険な操作の確認を開く')}
        </Example>
        <Example state="pending：実行中" inline>
          {openButton('pending', '実行中の確認を開く')}
        </Example>
        <ConfirmDialog
          title="再応募しますか？"
          open={opened === 'confirm'}
          confirmLabel="再応募する"
          onConfirm={close}
          onCancel={close}
        >
          前回の応募内容がそのまま会社に送られます。
        </ConfirmDialog>
        <ConfirmDialog
          title="応募を取り消しますか？"
          open={opened === 'danger'}
          danger
          confirmLabel="取り消す"
          onConfirm={close}
          onCancel={close}
        >
          取り消すと、会社はあなたの応募内容を見られなくなります。
        </ConfirmDialog>
        <PendingConfirm open={opened === 'pending'} onDone={close} />
      </ComponentEntry>

      <ComponentEntry
        component="feedback/DialogStack"
        note="ダイアログの中で、文・欄・リンクを縦に並べます。ダイアログの外では使いません。"
      >
        <Example state="文と欄" inline>
          {openButton('stack', '入力のあるダイアログを開く')}
        </Example>
        <Dialog
          focusedField="display-name"
          title="表示する名前の変更"
          open={opened === 'stack'}
          onClose={close}
          footer={closeButton}
        >
          <DialogStack>
            <p>応募先の会社に表示する名前です。</p>
            <Field label="表示名" required hint="20文字まで入力できます。">
              {(control) => <TextInput {...control} name="display-name" />}
            </Field>
          </DialogStack>
        </Dialog>
      </ComponentEntry>
    </>
  );
}

/** A confirmation whose action is running. It ends on its own, because it cannot be closed until then. */
function PendingConfirm({ open, onDone }: { open: boolean; onDone: () => void }) {
  useEffect(() => {
    if (!open) return;
    const timer = setTimeout(onDone, RUNNING_TIME_MS);
    return () => clearTimeout(timer);
  }, [open, onDone]);
  return (
    <ConfirmDialog
      title="退会しますか？"
      open={open}
      danger
      pending
      confirmLabel="退会する"
      onConfirm={onDone}
      onCancel={onDone}
    >
      実行中は閉じられません。この例は5秒後に閉じます。
    </ConfirmDialog>
  );
}
