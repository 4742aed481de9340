import { type FieldValues, type Path, type PathValue, useFormContext } from 'react-hook-form';
import { InlineNotice } from '@/components/ui/feedback/InlineNotice';
import { Button } from '@/components/ui/form/Button';
import { FIELD_LABELS } from '@/lib/errors/field-labels';

/** The labels of fields whose names alone do not say what they are about. */
const LABELS: Readonly<Record<string, string>> = {
  careers: '職務経歴',
  educations: '学歴',
  licenses: '資格',
  skills: '業務スキル',
  status: '現在の状況',
  desired_reward: '希望の報酬',
  remote: 'リモートの希望',
  note: 'その他の希望',
};

const labelOf = (name: string) => LABELS[name] ?? FIELD_LABELS.get(name) ?? name;

interface DraftConflictsProps<Values extends FieldValues> {
  /** The fields of the draft that somebody else has changed too. */
  conflicts: Partial<Values>;
  /** @param values of the form after the answer */
  onAnswer: (values: Values) => void;
}

/** Asks which of two changes of one field is right: that of the draft, or that which was saved since. */
export function DraftConflicts<Values extends FieldValues>({
  conflicts,
  onAnswer,
}: DraftConflictsProps<Values>) {
  const { setValue, getValues } = useFormContext<Values>();
  const handleUse = () => {
    for (const [name, value] of Object.entries(conflicts))
      setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
    onAnswer(getValues());
  };
  return (
    <InlineNotice
      tone="warn"
      role="status"
      action={
        <>
          <Button size="small" onClick={handleUse}>
            下書きの内容を使う
          </Button>
          <Button size="small" onClick={() => onAnswer(getValues())}>
            保存済みの内容を使う
          </Button>
        </>
      }
    >
      下書きを残したあとに、別の画面でも変更された項目があります（
      {Object.keys(conflicts).map(labelOf).join('、')}
      ）。保存済みの内容を表示しています。どちらの内容を使うか選んでください。
    </InlineNotice>
  );
}
