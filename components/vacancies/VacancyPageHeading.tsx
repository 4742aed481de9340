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
          <Tags aria-label="カテゴリーとスキル">
            {vacancy.categories.map(({ id, name }) => (
              <li key={`category-${id}`}>{name}</li>
            ))}
            {vacancy.skills.map((skill) => (
              <li key={skill}>#{skill}</li>
            ))}
          </Tags>
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

/* On phones the button is below the tags, at the start of its line. */
const Lead = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[2]} ${theme.space[4]};

  ${media.md} {
    grid-template-columns: 1fr auto;
    align-items: center;
  }
`;

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[4]};
`;
