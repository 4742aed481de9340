import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { FormCheckbox } from '@/components/ui/form/FormCheckbox';
import { FormTextField } from '@/components/ui/form/FormTextField';
import type { CareerEducationInput } from '@/schemas/career-education';
import { FormCardList } from './FormCardList';
import { EMPTY_MONTH } from './MonthSelect';
import { PeriodFields } from './PeriodFields';

type EducationInput = NonNullable<CareerEducationInput['educations']>[number];

const createEmptyEducation = (): EducationInput => ({
  school: '',
  faculty: '',
  started_on: EMPTY_MONTH,
  ended_on: EMPTY_MONTH,
  is_withdrawn: false,
});

/** The schools in the form. Education is optional, so the list starts empty. */
export function EducationCards() {
  const { control, getValues } = useFormContext<CareerEducationInput>();
  const list = useFieldArray({ control, name: 'educations' });
  return (
    <FormCardList<EducationInput>
      itemLabel="学歴"
      fieldArray={list}
      max={10}
      emptyText="学歴はありません。"
      createItem={createEmptyEducation}
      getItem={(index) => getValues(`educations.${index}`) as EducationInput}
      getItemName={({ school }) => school}
    >
      {(index) => <EducationFields index={index} />}
    </FormCardList>
  );
}

function EducationFields({ index }: { index: number }) {
  const endedOn = useWatch<CareerEducationInput, `educations.${number}.ended_on`>({
    name: `educations.${index}.ended_on`,
  });
  return (
    <>
      <FormTextField<CareerEducationInput>
        name={`educations.${index}.school`}
        label="学校名"
        required
        placeholder="例：〇〇大学"
      />
      <FormTextField<CareerEducationInput>
        name={`educations.${index}.faculty`}
        label="学部・学科・研究科"
        required={false}
        placeholder="例：商学部 会計学科"
      />
      <PeriodFields
        name={`educations.${index}`}
        startLabel="入学年月"
        endLabel="卒業年月"
        ongoingLabel="在学中"
      />
      {/* Hidden for a school that the member still attends. */}
      {endedOn !== null && (
        <FormCheckbox<CareerEducationInput> name={`educations.${index}.is_withdrawn`} label="中退" />
      )}
    </>
  );
}
