import type { ReactNode } from 'react';
import styled from 'styled-components';
import { NoBreak } from '@/components/ui/data/NoBreak';
import { Link } from '@/components/ui/navigation/Link';
import { workingDaysText, workplaceText } from '@/lib/vacancies/vacancy-text';
import type { VacancySummary } from '@/schemas/vacancy-fields';
import { hoverable, largeText, media, screenOnly, stretchedLink } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { VacancyFigures } from './VacancyFigures';

interface VacancyRowsProps {
  vacancies: readonly VacancySummary[];
  /** Time at which the data was fetched, in milliseconds since the epoch. */
  fetchedAt: number;
  /** A line below the facts of a row. */
  renderMore?: (vacancy: VacancySummary) => ReactNode;
}

/** A few vacancies in rows. Each row is clickable, but only its title is a link. */
export function VacancyRows({ vacancies, fetchedAt, renderMore }: VacancyRowsProps) {
  return (
    <Rows>
      {vacancies.map((vacancy) => (
        <li key={vacancy.id}>
          <div>
            <h3>
              <Link href={`/vacancy/${vacancy.id}/`}>
                <NoBreak text={vacancy.title} />
              </Link>
            </h3>
            <p>
              {workingDaysText(vacancy.working_days)} ・ {workplaceText(vacancy)}
            </p>
            {renderMore?.(vacancy)}
          </div>
          <VacancyFigures vacancy={vacancy} fetchedAt={fetchedAt} />
        </li>
      ))}
    </Rows>
  );
}

const Rows = styled.ol`
  background: ${theme.color.surface};
  border-inline: ${theme.border.regular};

  & > li {
    position: relative;
    display: grid;
    gap: ${theme.space[1]} ${theme.space[4]};
    padding: ${theme.space[2]} ${theme.space[3]};
    border-block-end: ${theme.border.regular};
    line-height: ${theme.lineHeight.row};
  }

  ${media.md} {
    & > li {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
      min-height: ${theme.space[16]};
    }
  }

  ${hoverable} {
    & > li:hover {
      background: ${theme.color.primaryFaint};
    }
  }

  h3 {
    font-size: ${theme.text.body};
    line-height: ${theme.lineHeight.row};
  }

  h3 > a {
    ${stretchedLink}
  }

  p {
    color: ${theme.color.textSecondary};
    font-size: ${theme.text.caption};
  }

  ${largeText} {
    & > li {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  ${screenOnly}
`;
