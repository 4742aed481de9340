import styled from 'styled-components';
import { DescriptionList } from '@/components/ui/data/DescriptionList';
import { Panel } from '@/components/ui/layout/Panel';
import type { Vacancy } from '@/schemas/replies/vacancies';
import { VacancyTextSections } from './VacancyTextSections';
import { getVacancyTerms } from './vacancy-terms';

interface VacancyBodyProps {
  vacancy: Vacancy;
}

/** Shows all details that a member needs to decide about the vacancy. */
export function VacancyBody({ vacancy }: VacancyBodyProps) {
  return (
    <Sections>
      <Panel title="募集条件">
        <DescriptionList inset items={getVacancyTerms(vacancy)} />
      </Panel>
      <VacancyTextSections
        vacancy={vacancy}
        renderSection={(title, content) => (
          <Panel title={title} padded>
            {content}
          </Panel>
        )}
      />
    </Sections>
  );
}

const Sections = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[6]};
  min-width: 0;
`;
