import styled from 'styled-components';
import { Phrases } from '@/components/ui/data/Phrases';
import { PageHeading } from '@/components/ui/layout/PageHeading';
import type { VacancyRow } from '@/schemas/vacancy-fields';
import { media } from '@/styles/mixins';
import { theme } from '@/styles/theme';
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
        </>
      }
      lead={
        <Lead>
          <Categories aria-label="カテゴリー">
            {vacancy.categories.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </Categories>
          <SaveButton key={vacancy.id} vacancy={vacancy}>
            検討リスト
          </SaveButton>
        </Lead>
      }
    >
      <Phrases text={vacancy.title} phrases={titlePhrases} />
    </PageHeading>
  );
}

/* On phones the button is below the categories, at the start of its line. */
const Lead = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[2]} ${theme.space[4]};

  ${media.md} {
    grid-template-columns: 1fr auto;
    align-items: center;
  }
`;

const Categories = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[4]};
`;
