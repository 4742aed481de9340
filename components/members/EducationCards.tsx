import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { FormCheckbox } from '@/components/ui/form/FormCheckbox';
import { FormTextField } from '@/components/ui/form/FormTextField';
import type { CareerEducationInput } from '@/schemas/career-education';
import { FormCards } from './FormCards';
import { NO_MONTH } from './MonthSelect';
import { PeriodFields } from './PeriodFields';

type EducationInput = NonNullable<CareerEducationInput['educations']>[number];

const blankEducation = (): EducationInput => ({
  school: '',
  faculty: '',
  started_on: NO_MONTH,
  ended_on: NO_MONTH,
  is_withdrawn: false,
});

/** The schools of the form. None is needed anywhere, so none stands there unasked. */
export function EducationCards() {
  const { control, getValues } = useFormContext<CareerEducationInput>();
  const list = useFieldArray({ control, name: 'educations' });
  return (
    <FormCards<EducationInput>
      noun="学歴"
      list={list}
      most={10}
      emptyText="学歴はありません。"
      blank={blankEducation}
      valueAt={(index) => getValues(`educations.${index}`) as EducationInput}
      nameOf={({ school }) => school}
    >
      {(index) => <EducationFields index={index} />}
    </FormCards>
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
      {/* Nobody who is still there has left. */}
      {endedOn !== null && (
        <FormCheckbox<CareerEducationInput> name={`educations.${index}.is_withdrawn`} label="中退" />
      )}
    </>
  );
}
