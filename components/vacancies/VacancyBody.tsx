import type { ReactNode } from 'react';
import styled from 'styled-components';
import { DescriptionList, keepTogether } from '@/components/ui/data/DescriptionList';
import { Panel } from '@/components/ui/layout/Panel';
import type { Vacancy } from '@/schemas/vacancy-fields';
import { theme } from '@/styles/theme';
import { FreelanceActConditions } from './FreelanceActConditions';
import { VacancyTextSections } from './VacancyTextSections';
import { getVacancyTerms } from './vacancy-terms';

interface VacancyBodyProps {
  vacancy: Vacancy;
  /** Shown below what an applicant must have. */
  children?: ReactNode;
}

/** Shows all details that a member needs to decide about the vacancy. */
export function VacancyBody({ vacancy, children }: VacancyBodyProps) {
  return (
    <Sections>
      <Panel title="募集条件">
        <DescriptionList inset items={keepTogether(getVacancyTerms(vacancy))} />
      </Panel>
      <VacancyTextSections
        vacancy={vacancy}
        renderSection={(title, content) => (
          <Panel title={title} padded>
            {content}
          </Panel>
        )}
      >
        {children}
      </VacancyTextSections>
      <FreelanceActConditions vacancy={vacancy} />
    </Sections>
  );
}

const Sections = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  min-width: 0;
`;
