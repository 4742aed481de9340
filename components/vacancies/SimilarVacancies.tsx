import Link from 'next/link';
import styled from 'styled-components';
import { NoBreak } from '@/components/ui/data/NoBreak';
import { Panel } from '@/components/ui/layout/Panel';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { useSimilarVacancies } from '@/hooks/similar-vacancies';
import { dayText } from '@/lib/dates';
import { vacancyFilterParams } from '@/lib/vacancy-filters';
import { rewardText, workingDaysText, workplaceText } from '@/lib/vacancy-text';
import { eyebrowLine, hoverable, media, panelTitle, tabularNumerals } from '@/styles/mixins';
import { stretchedLink } from '@/styles/stretched-link';
import { VacancyStatusBadge } from './VacancyStatusBadge';

/**
 * Open vacancies that resemble a vacancy. Renders nothing when there are none (decision 0069). It does not use
 * `ListRow` and `FactGrid`, which would add 1 kB to the page's JavaScript.
 */
export function SimilarVacancies({ vacancyId }: { vacancyId: number }) {
  const { data, dataUpdatedAt } = useSimilarVacancies(vacancyId);
  if (!data) return null;
  return (
    <Panel
      title="似ている案件"
      action={
        <TextLink href={`/vacancy/?${vacancyFilterParams(data.filters, 'vacancy_page')}`} bold standalone>
          条件の近い案件をすべて見る
        </TextLink>
      }
    >
      <Rows>
        {data.vacancies.map((vacancy) => (
          <li key={vacancy.id}>
            <p>
              <VacancyStatusBadge vacancy={vacancy} fetchedAt={dataUpdatedAt} />
              {vacancy.company_profile}
            </p>
            <h3>
              <Link href={`/vacancy/${vacancy.id}/`}>
                <NoBreak text={vacancy.title} />
              </Link>
            </h3>
            <Facts>
              <strong>{rewardText(vacancy.reward)}</strong>
              <span>{workingDaysText(vacancy.working_days)}</span>
              <span>{workplaceText(vacancy)}</span>
              <span>{dayText(vacancy.deadline)}締切</span>
            </Facts>
          </li>
        ))}
      </Rows>
    </Panel>
  );
}

const Rows = styled.ol`
  li {
    position: relative;
    padding: ${({ theme }) => `${theme.space[4]} ${theme.space[5]}`};
  }

  li + li {
    border-block-start: ${({ theme }) => theme.border.regular};
  }

  ${hoverable} {
    li:hover {
      background: ${({ theme }) => theme.color.primaryFaint};
    }
  }

  p {
    ${eyebrowLine}
  }

  h3 {
    ${panelTitle}
  }

  a {
    ${stretchedLink}
  }
`;

const Facts = styled.div`
  display: grid;
  grid-template-columns: 1.2fr 1fr;
  margin-block-start: ${({ theme }) => theme.space[2]};
  font-size: ${({ theme }) => theme.text.small};
  ${tabularNumerals}

  ${media.md} {
    grid-template-columns: 2fr 1fr 1.6fr 1.4fr;
  }
`;
