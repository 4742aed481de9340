import styled from 'styled-components';
import { useUpdateCareerEducation } from '@/hooks/members';
import {
  type Career,
  type CareerEducationForm,
  type CareerEducationInput,
  careerEducationFormSchema,
  type Education,
} from '@/schemas/career-education';
import { writeFields } from '@/schemas/fields';
import { careerEducationFields } from '@/schemas/member-fields';
import { panelTitle } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { CareerCards, createEmptyCareer } from './CareerCards';
import { EducationCards } from './EducationCards';
import { SectionEditor } from './SectionEditor';

interface CareerEditorProps {
  memberId: number;
  careers: readonly Career[];
  educations: readonly Education[];
  /** Path of the form on this site that required a work history. */
  returnPath?: string;
}

export function CareerEditor({ memberId, careers, educations, returnPath }: CareerEditorProps) {
  const { mutateAsync: save } = useUpdateCareerEducation({ returnPath });
  return (
    <SectionEditor<CareerEducationInput, CareerEducationForm>
      id="career"
      title="職務経歴・学歴"
      memberId={memberId}
      schema={careerEducationFormSchema}
      defaultValues={{
        careers: careers.length > 0 ? [...careers] : [createEmptyCareer()],
        educations: [...educations],
      }}
      onSave={(changed) => save({ memberId, body: writeFields(careerEducationFields, changed) })}
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
