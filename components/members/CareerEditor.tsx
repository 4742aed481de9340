import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { FormCheckbox } from '@/components/ui/form/FormCheckboxes';
import { FormTextarea } from '@/components/ui/form/FormTextarea';
import { FormTextField } from '@/components/ui/form/FormTextField';
import {
  type CareerEducationForm,
  type CareerEducationInput,
  careerEducationFormSchema,
} from '@/schemas/career-education';
import type { Member } from '@/schemas/member-fields';
import { panelTitle } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { FormCardList } from './FormCardList';
import { EMPTY_MONTH } from './MonthSelect';
import { PeriodFields } from './PeriodFields';
import { SectionEditor } from './SectionEditor';

interface CareerEditorProps {
  member: Member;
  /** Path of the form on this site that required a work history. */
  returnPath?: string;
}

const toForm = ({ careers, educations }: Member): CareerEducationInput => ({ careers, educations });

export function CareerEditor({ member, returnPath }: CareerEditorProps) {
  return (
    <SectionEditor<CareerEducationInput, CareerEducationForm>
      id="career"
      title="職務経歴・学歴"
      member={member}
      schema={careerEducationFormSchema}
      toForm={toForm}
      firstValues={member.careers.length === 0 ? { careers: [createEmptyCareer()] } : undefined}
      message="職務経歴・学歴等が変更されました。"
      returnPath={returnPath}
    >
      <CareerCards />
      <Heading>学歴</Heading>
      <EducationCards />
    </SectionEditor>
  );
}

const Heading = styled.h3`
  ${panelTitle}
  margin-block-start: ${theme.space[4]};
`;

const createEmptyCareer = (): CareerEducationInput['careers'][number] => ({
  company: '',
  position: '',
  started_on: EMPTY_MONTH,
  ended_on: null,
  description: '',
});

/** The jobs in the form. Members usually list the newest first, but any order is allowed. */
function CareerCards() {
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

type EducationInput = NonNullable<CareerEducationInput['educations']>[number];

const createEmptyEducation = (): EducationInput => ({
  school: '',
  faculty: '',
  started_on: EMPTY_MONTH,
  ended_on: EMPTY_MONTH,
  is_withdrawn: false,
});

/** The schools in the form. Education is optional, so the list starts empty. */
function EducationCards() {
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
  const { setValue } = useFormContext<CareerEducationInput>();
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
        onOngoing={() => setValue(`educations.${index}.is_withdrawn`, false, { shouldDirty: true })}
      />
      {/* Hidden for a school that the member still attends. */}
      {endedOn !== null && (
        <FormCheckbox<CareerEducationInput> name={`educations.${index}.is_withdrawn`} label="中退" />
      )}
    </>
  );
}
