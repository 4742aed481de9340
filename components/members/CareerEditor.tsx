import styled from 'styled-components';
import { useUpdateCareerEducation } from '@/hooks/members';
import type { Career, CareerEducation, CareerEducationInput, Education } from '@/schemas/career-education';
import { blockTitle } from '@/styles/mixins';
import { blankCareer, CareerCards } from './CareerCards';
import { EducationCards } from './EducationCards';
import { SectionEditor } from './SectionEditor';

const schema = () => import('@/schemas/career-education').then((module) => module.careerEducationSchema);

interface CareerEditorProps {
  memberId: number;
  careers: readonly Career[];
  educations: readonly Education[];
  /** Own path of the form that asked for a work history. */
  next?: string;
}

export function CareerEditor({ memberId, careers, educations, next }: CareerEditorProps) {
  const { mutateAsync: save } = useUpdateCareerEducation({ next });
  return (
    <SectionEditor<CareerEducationInput, CareerEducation>
      id="career"
      title="職務経歴・学歴"
      memberId={memberId}
      schema={schema}
      defaultValues={{
        careers: careers.length > 0 ? [...careers] : [blankCareer()],
        educations: [...educations],
      }}
      onSave={(payload) => save({ memberId, payload })}
      next={next}
    >
      <CareerCards />
      <Heading>学歴</Heading>
      <EducationCards />
    </SectionEditor>
  );
}

const Heading = styled.h3`
  ${blockTitle}
  margin-block-start: ${({ theme }) => theme.space[4]};
`;
