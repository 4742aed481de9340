import styled from 'styled-components';
import { PageHeading } from '@/components/ui/PageHeading';
import { Phrases } from '@/components/ui/Phrases';
import type { VacancyRow } from '@/schemas/vacancies';
import { VacancyStandingBadge } from './VacancyStandingBadge';

interface VacancyTitleProps {
  vacancy: VacancyRow;
  titlePhrases: string[];
  now: number;
}

export function VacancyTitle({ vacancy, titlePhrases, now }: VacancyTitleProps) {
  return (
    <PageHeading
      kicker={
        <>
          <VacancyStandingBadge vacancy={vacancy} now={now} />
          {vacancy.company_profile}
        </>
      }
      lead={
        <Tags aria-label="カテゴリーとスキル">
          {vacancy.categories.map(({ id, name }) => (
            <li key={`category-${id}`}>{name}</li>
          ))}
          {vacancy.skills.map((skill) => (
            <li key={skill}>#{skill}</li>
          ))}
        </Tags>
      }
    >
      <Phrases text={vacancy.title} phrases={titlePhrases} />
    </PageHeading>
  );
}

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `0 ${theme.space[4]}`};
`;
