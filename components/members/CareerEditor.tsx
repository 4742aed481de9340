import styled from 'styled-components';
import { useUpdateCareerEducation } from '@/hooks/members';
import { formatMonthsForApi, hasFullDates } from '@/lib/month-format';
import {
  type Career,
  type CareerEducation,
  type CareerEducationInput,
  careerEducationFormSchema,
  type Education,
} from '@/schemas/career-education';
import { panelTitle } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { CareerCards, createEmptyCareer } from './CareerCards';
import { EducationCards } from './EducationCards';
import { SectionEditor } from './SectionEditor';

const MONTHS = ['started_on', 'ended_on'] as const;

interface CareerEditorProps {
  memberId: number;
  careers: readonly Career[];
  educations: readonly Education[];
  /** Path of the form on this site that required a work history. */
  returnPath?: string;
}

export function CareerEditor({ memberId, careers, educations, returnPath }: CareerEditorProps) {
  const { mutateAsync: save } = useUpdateCareerEducation({ returnPath });
  const isDays = hasFullDates([...careers, ...educations], MONTHS);
  return (
    <SectionEditor<CareerEducationInput, CareerEducation>
      id="career"
      title="職務経歴・学歴"
      memberId={memberId}
      schema={careerEducationFormSchema}
      defaultValues={{
        careers: careers.length > 0 ? [...careers] : [createEmptyCareer()],
        educations: [...educations],
      }}
      onSave={({ careers: jobs, educations: schools = [] }) =>
        save({
          memberId,
          payload: {
            careers: formatMonthsForApi(jobs, MONTHS, isDays),
            educations: formatMonthsForApi(schools, MONTHS, isDays),
          },
        })
      }
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
