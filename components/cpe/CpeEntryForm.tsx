import { useLayoutEffect, useRef } from 'react';
import { ActionBar } from '@/components/ui/form/ActionBar';
import { Button } from '@/components/ui/form/Button';
import { Form } from '@/components/ui/form/Form';
import { FormDraft } from '@/components/ui/form/FormDraft';
import { FormTextarea } from '@/components/ui/form/FormTextarea';
import { FormTextField } from '@/components/ui/form/FormTextField';
import { SubmitButton } from '@/components/ui/form/SubmitButton';
import { Panel } from '@/components/ui/layout/Panel';
import { CPE_STORAGE_ERROR_MESSAGE, MAX_OWN_ENTRIES, type useCpeEntries } from '@/hooks/browser/cpe-record';
import { useDraft } from '@/hooks/forms/draft';
import type { CpeEntry } from '@/lib/members/cpe';
import type { CpeEntryInput, CpeEntryValues } from '@/schemas/cpe';
import { showToast } from '@/stores/toast-store';

interface CpeEntryFormProps {
  /** The entry to change; null for a new one. */
  entry: CpeEntry | null;
  memberId: number;
  own: ReturnType<typeof useCpeEntries>;
  onClose: () => void;
}

const schema = () => import('@/schemas/cpe').then((module) => module.cpeEntrySchema);

/** The form of an entry of the member's own. */
export function CpeEntryForm({ entry, memberId, own, onClose }: CpeEntryFormProps) {
  const root = useRef<HTMLDivElement>(null);
  // What was typed is kept when another entry is opened or removed. Changes of a saved entry are kept for this tab.
  const { draft, save, clear } = useDraft<CpeEntryInput>(
    `cpe-entry:${memberId}${entry ? `:${entry.id}` : ''}`,
    { scope: entry ? 'tab' : 'device' },
  );
  // The form replaces the button that opened it, or is far from it.
  useLayoutEffect(() => root.current?.querySelector('input')?.focus(), []);

  const title = entry ? '記録の編集' : '記録の追加';
  const handleSubmit = async (values: CpeEntryValues) => {
    const isStored = entry ? own.change({ ...values, id: entry.id }) : own.add([values]);
    if (!isStored) {
      const isFull = !entry && own.remaining === 0;
      showToast({
        message: isFull
          ? `記録は${MAX_OWN_ENTRIES}件までです。不要な記録を削除してから追加してください。`
          : CPE_STORAGE_ERROR_MESSAGE,
        type: 'error',
        duration: 5000,
      });
      return;
    }
    clear();
    showToast({ message: entry ? '記録を変更しました。' : '記録を追加しました。' });
    onClose();
  };
  const handleCancel = () => {
    // Otherwise the entry could not be opened as it is saved.
    if (entry) clear();
    onClose();
  };
  return (
    <div ref={root}>
      <Panel title={title} padded>
        <Form<CpeEntryInput, CpeEntryValues>
          label={title}
          schema={schema}
          defaultValues={
            entry
              ? { ...entry, units: String(entry.units) }
              : { date: '', title: '', organizer: '', units: '', note: '' }
          }
          onSubmit={handleSubmit}
        >
          <FormDraft<CpeEntryInput> draft={draft} onChange={save} />
          <FormTextField<CpeEntryInput> name="date" label="受講日" type="date" required />
          <FormTextField<CpeEntryInput> name="title" label="研修名" required />
          <FormTextField<CpeEntryInput> name="organizer" label="主催者" required={false} />
          <FormTextField<CpeEntryInput>
            name="units"
            label="単位"
            required
            inputMode="decimal"
            hint="0.5単位きざみで入力してください。"
          />
          <FormTextarea<CpeEntryInput> name="note" label="備考" required={false} maxCount={500} rows={3} />
          <ActionBar>
            <Button onClick={handleCancel}>やめる</Button>
            <SubmitButton>保存する</SubmitButton>
          </ActionBar>
        </Form>
      </Panel>
    </div>
  );
}
