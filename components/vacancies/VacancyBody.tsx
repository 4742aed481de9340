import styled from 'styled-components';
import { DefinitionRows } from '@/components/ui/DefinitionRows';
import { LedgerBlock } from '@/components/ui/LedgerBlock';
import type { Vacancy } from '@/schemas/vacancies';
import { VacancyTexts } from './VacancyTexts';
import { vacancyTerms } from './vacancy-terms';

interface VacancyBodyProps {
  vacancy: Vacancy;
}

/** All that an accountant needs to decide. */
export function VacancyBody({ vacancy }: VacancyBodyProps) {
  return (
    <Sections>
      <LedgerBlock title="募集条件">
        <DefinitionRows inset rows={vacancyTerms(vacancy)} />
      </LedgerBlock>
      <VacancyTexts
        vacancy={vacancy}
        section={(title, content) => (
          <LedgerBlock title={title} padded>
            {content}
          </LedgerBlock>
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
