import styled from 'styled-components';
import { Phrases } from '@/components/ui/data/Phrases';
import { PageHeading } from '@/components/ui/layout/PageHeading';
import type { VacancyRow } from '@/schemas/replies/vacancies';
import { SaveButton } from './SaveButton';
import { VacancyStatusBadge } from './VacancyStatusBadge';

interface VacancyPageHeadingProps {
  vacancy: VacancyRow;
  titlePhrases: string[];
  fetchedAt: number;
}

export function VacancyPageHeading({ vacancy, titlePhrases, fetchedAt }: VacancyPageHeadingProps) {
  return (
    <PageHeading
      eyebrow={
        <>
          <VacancyStatusBadge vacancy={vacancy} fetchedAt={fetchedAt} />
          {vacancy.company_profile}
          <SaveButton key={vacancy.id} vacancy={vacancy}>
            検討リスト
          </SaveButton>
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
