import { useFieldArray, useFormContext } from 'react-hook-form';
import { FormTextarea } from '@/components/ui/form/FormTextarea';
import { FormTextField } from '@/components/ui/form/FormTextField';
import type { CareerEducationInput } from '@/schemas/career-education';
import { FormCardList } from './FormCardList';
import { EMPTY_MONTH } from './MonthSelect';
import { PeriodFields } from './PeriodFields';

export const createEmptyCareer = (): CareerEducationInput['careers'][number] => ({
  company: '',
  position: '',
  started_on: EMPTY_MONTH,
  ended_on: null,
  description: '',
});

/** The jobs in the form. Members usually list the newest first, but any order is allowed. */
export function CareerCards() {
  const { control, getValues } = useFormContext<CareerEducationInput>();
  const list = useFieldArray({ control, name: 'careers' });
  return (
    <FormCardList
      itemLabel="職務経歴"
      fieldArray={list}
      max={30}
      emptyText="職務経歴はありません。案件に応募するには、1件以上の登録が必要です。"
      createItem={createEmptyCareer}
      getItem={(index) => getValues(`careers.${index}`)}
      getItemName={({ company }) => company}
    >
      {(index) => <CareerFields index={index} />}
    </FormCardList>
  );
}

function CareerFields({ index }: { index: number }) {
  return (
    <>
      <FormTextField<CareerEducationInput>
        name={`careers.${index}.company`}
        label="勤務先・屋号"
        required
        placeholder="例：〇〇監査法人、独立開業"
        autoComplete="organization"
      />
      <FormTextField<CareerEducationInput>
        name={`careers.${index}.position`}
        label="役職・担当"
        required={false}
        placeholder="例：シニアマネージャー"
        autoComplete="organization-title"
      />
      <PeriodFields
        name={`careers.${index}`}
        startLabel="開始年月"
        endLabel="終了年月"
        ongoingLabel="現在も在籍中"
      />
      <FormTextarea<CareerEducationInput>
        name={`careers.${index}.description`}
        label="業務の内容"
        required={false}
        hint="担当した業務、規模、使用した基準などを書くと、企業に伝わりやすくなります。"
        rows={4}
        maxCount={2000}
      />
    </>
  );
}
