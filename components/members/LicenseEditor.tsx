import { useFieldArray, useFormContext } from 'react-hook-form';
import { QueryNotice } from '@/components/ui/feedback/QueryNotice';
import { Field } from '@/components/ui/form/Field';
import { FormTextField } from '@/components/ui/form/FormTextField';
import { useControlledField } from '@/components/ui/form/form-context';
import { Select } from '@/components/ui/form/Select';
import { useCertificationChoices } from '@/hooks/choices';
import { choiceLabelsText } from '@/lib/members/choices';
import type { Choice } from '@/schemas/choice-fields';
import { type LicensesForm, type LicensesFormInput, licensesFormSchema } from '@/schemas/licenses';
import { OTHER_CERTIFICATION } from '@/schemas/member-codes';
import type { Member } from '@/schemas/member-fields';
import { FormCardList } from './FormCardList';
import { EMPTY_MONTH, MonthSelect, readMonth } from './MonthSelect';
import { SectionEditor } from './SectionEditor';

const toForm = ({ licenses }: Member): LicensesFormInput => ({ licenses });

export function LicenseEditor({ member }: { member: Member }) {
  const choices = useCertificationChoices();
  return (
    <SectionEditor<LicensesFormInput, LicensesForm>
      id="license"
      title="資格"
      member={member}
      schema={licensesFormSchema}
      toForm={toForm}
      firstValues={member.licenses.length === 0 ? { licenses: [createEmptyLicense()] } : undefined}
      message="資格が変更されました。"
    >
      <QueryNotice query={choices} subject="資格の一覧" />
      <LicenseCards choices={choices.data ?? []} />
    </SectionEditor>
  );
}

const createEmptyLicense = () => ({
  certification: '',
  name: '',
  registration_number: '',
  acquired_on: EMPTY_MONTH,
});

function LicenseCards({ choices }: { choices: readonly Choice[] }) {
  const { control, getValues } = useFormContext<LicensesFormInput>();
  const list = useFieldArray({ control, name: 'licenses' });
  return (
    <FormCardList<LicensesFormInput['licenses'][number]>
      itemLabel="資格"
      fieldArray={list}
      max={30}
      emptyText="資格はありません。保存すると、この内容で確定します。"
      createItem={createEmptyLicense}
      getItem={(index) => getValues(`licenses.${index}`)}
      getItemName={({ name, certification }) =>
        name || (certification && choiceLabelsText(choices, [certification]))
      }
    >
      {(index) => <LicenseFields index={index} choices={choices} />}
    </FormCardList>
  );
}

function LicenseFields({ index, choices }: { index: number; choices: readonly Choice[] }) {
  const certification = useControlledField<LicensesFormInput, `licenses.${number}.certification`>(
    `licenses.${index}.certification`,
    (select) => (select as HTMLSelectElement).value,
  );
  const month = useControlledField<LicensesFormInput, `licenses.${number}.acquired_on`>(
    `licenses.${index}.acquired_on`,
    readMonth,
  );
  const { field } = certification;
  const { setValue } = useFormContext<LicensesFormInput>();
  return (
    <>
      <Field id={certification.id} label="資格の種類" required error={certification.error}>
        {(props) => (
          <Select
            {...props}
            placeholder="選択してください"
            options={choices}
            value={field.value}
            onChange={(event) => {
              field.onChange(event.currentTarget.value);
              setValue(`licenses.${index}.name`, '', { shouldDirty: true });
            }}
            onBlur={field.onBlur}
          />
        )}
      </Field>
      {field.value === OTHER_CERTIFICATION && (
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
        value={month.field.value ?? EMPTY_MONTH}
        onChange={month.field.onChange}
        onBlur={month.field.onBlur}
      />
    </>
  );
}
