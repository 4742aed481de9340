import { Plus, Trash2 } from 'lucide-react';
import { useController, useFieldArray, useFormContext } from 'react-hook-form';
import styled from 'styled-components';
import { Button } from '@/components/ui/Button';
import { Field } from '@/components/ui/Field';
import { FormTextField } from '@/components/ui/form/FormTextField';
import { useBoundField } from '@/components/ui/form/form-context';
import { Select } from '@/components/ui/Select';
import type { Choice } from '@/schemas/common';
import type { LicensesFormInput } from '@/schemas/licenses';
import { MonthSelect, NO_MONTH } from './MonthSelect';

/** The schema's limit, and the value that wants a name: zod itself comes with the first check only. */
const MOST = 30;
const OTHER = 'other';

export const blankLicense = () => ({
  certification: '',
  name: '',
  registration_number: '',
  acquired_on: NO_MONTH,
});

export function LicenseCards({ choices }: { choices: readonly Choice[] }) {
  const { control } = useFormContext<LicensesFormInput>();
  const { fields, append, remove } = useFieldArray({ control, name: 'licenses' });
  return (
    <>
      {fields.length === 0 && <p>資格はありません。保存すると、この内容で確定します。</p>}
      {fields.map(({ id }, index) => (
        <Card key={id} aria-label={`資格 ${index + 1}`}>
          <LicenseFields index={index} choices={choices} />
          <Button
            variant="text"
            size="small"
            aria-label={`資格 ${index + 1}を削除`}
            onClick={() => remove(index)}
          >
            <Trash2 />
            削除
          </Button>
        </Card>
      ))}
      <Button inactive={fields.length >= MOST} onClick={() => append(blankLicense())}>
        <Plus />
        資格を追加
      </Button>
    </>
  );
}

function LicenseFields({ index, choices }: { index: number; choices: readonly Choice[] }) {
  const kind = useBoundField<LicensesFormInput>(`licenses.${index}.certification`);
  const month = useBoundField<LicensesFormInput>(`licenses.${index}.acquired_on`);
  const { field } = useController<LicensesFormInput, `licenses.${number}.certification`>({
    name: `licenses.${index}.certification`,
    control: kind.control,
  });
  const { field: acquired } = useController<LicensesFormInput, `licenses.${number}.acquired_on`>({
    name: `licenses.${index}.acquired_on`,
    control: month.control,
  });
  return (
    <>
      <Field id={kind.id} label="資格の種類" required error={kind.error}>
        {(props) => (
          <Select
            {...props}
            placeholder="選択してください"
            options={choices}
            value={field.value}
            onChange={(event) => field.onChange(event.currentTarget.value)}
            onBlur={field.onBlur}
          />
        )}
      </Field>
      {field.value === OTHER && (
        <FormTextField<LicensesFormInput> name={`licenses.${index}.name`} label="資格の名称" required />
      )}
      <FormTextField<LicensesFormInput>
        name={`licenses.${index}.registration_number`}
        label="登録番号"
        required={false}
      />
      <MonthSelect
        id={month.id}
        error={month.error}
        label="取得年月"
        required={false}
        value={acquired.value ?? NO_MONTH}
        onChange={acquired.onChange}
        onBlur={acquired.onBlur}
      />
    </>
  );
}

const Card = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[5]};
  padding: ${({ theme }) => theme.space[4]};
  background: ${({ theme }) => theme.color.surface};
  border: ${({ theme }) => theme.line.rule};
  border-block-start: ${({ theme }) => theme.line.heavy};
`;
