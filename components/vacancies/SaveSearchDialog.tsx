import { type FormEvent, useId, useState } from 'react';
import { Dialog } from '@/components/ui/feedback/Dialog';
import { Button } from '@/components/ui/form/Button';
import { Field } from '@/components/ui/form/Field';
import { TextInput } from '@/components/ui/form/TextInput';
import { useCategories } from '@/hooks/vacancies';
import { MAX_SEARCH_NAME_LENGTH, searchConditionsText } from '@/lib/vacancies/saved-searches';
import type { VacancyFilters } from '@/lib/vacancies/vacancy-filters';
import { showToast } from '@/stores/toast-store';

interface SaveSearchDialogProps {
  filters: VacancyFilters;
  /** Returns false when the browser refuses to store it. */
  onSave: (name: string) => boolean;
  onClose: () => void;
}

/** Asks for the name of a search. The conditions themselves are the first proposal. */
export function SaveSearchDialog({ filters, onSave, onClose }: SaveSearchDialogProps) {
  const { data: categories = [] } = useCategories();
  const conditions = searchConditionsText(filters, categories);
  const [error, setError] = useState('');
  const formId = useId();

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    if (name === '') return setError('名前を入力してください。');
    if (!onSave(name))
      return setError('このブラウザーには保存できません。プライベートブラウズや空き容量をご確認ください。');
    showToast({ message: '検索を保存しました。' });
    onClose();
  };

  return (
    <Dialog
      open
      title="検索を保存"
      onClose={onClose}
      footer={
        <>
          <Button variant="text" onClick={onClose}>
            やめる
          </Button>
          <Button variant="primary" type="submit" form={formId}>
            保存する
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit}>
        <Field label="検索の名前" hint={`条件：${conditions}`} error={error} announceError>
          {(control) => (
            <TextInput
              {...control}
              name="name"
              data-autofocus
              maxLength={MAX_SEARCH_NAME_LENGTH}
              defaultValue={conditions.slice(0, MAX_SEARCH_NAME_LENGTH)}
              autoComplete="off"
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
