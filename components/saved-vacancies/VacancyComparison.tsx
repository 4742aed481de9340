import styled from 'styled-components';
import { NoBreak } from '@/components/ui/data/NoBreak';
import { LinkButton } from '@/components/ui/navigation/Link';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { compareVacancies } from '@/lib/vacancies/vacancy-comparison';
import type { Vacancy } from '@/schemas/vacancy-fields';
import { sectionTitle, tabularNumerals } from '@/styles/mixins';
import { theme } from '@/styles/theme';

/** Two to four vacancies side by side. A condition in which they differ is tinted. */
export function VacancyComparison({ vacancies }: { vacancies: readonly Vacancy[] }) {
  return (
    <section aria-labelledby="vacancy-comparison">
      <Heading id="vacancy-comparison">条件の比較</Heading>
      <Scroller role="region" aria-label="条件の比較表" tabIndex={0}>
        <Table>
          <thead>
            <tr>
              <th scope="col">条件</th>
              {vacancies.map(({ id, title, company_profile, status }) => (
                <th key={id} scope="col">
                  <TextLink href={`/vacancy/${id}/`}>
                    <NoBreak text={title} />
                  </TextLink>
                  <Company>{company_profile}</Company>
                  {status === 'open' && (
                    <LinkButton size="small" href={`/vacancy/${id}/entry`} aria-label={`${title}に応募`}>
                      応募
                    </LinkButton>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {compareVacancies(vacancies).map(({ term, values, isDifferent }) => (
              <Row key={term} $different={isDifferent}>
                <th scope="row">{term}</th>
                {vacancies.map(({ id }, index) => (
                  <td key={id}>
                    <NoBreak numbersOnly text={values[index] ?? ''} />
                  </td>
                ))}
              </Row>
            ))}
          </tbody>
        </Table>
      </Scroller>
    </section>
  );
}

const Heading = styled.h2`
  ${sectionTitle}
  margin-block-start: ${theme.space[8]};
`;

/** The width of the column with the conditions. */
const FIRST_COLUMN = '7rem';

/* The first column covers no link that receives the focus. */
const Scroller = styled.div`
  margin-block: ${theme.space[4]} ${theme.space[8]};
  overflow-x: auto;
  scroll-padding-inline-start: ${FIRST_COLUMN};
  border: ${theme.border.regular};
  border-block-start: ${theme.border.thick};
`;

/* The first column stays visible while the others scroll. */
const Table = styled.table`
  ${tabularNumerals}
  width: 100%;
  background: ${theme.color.surface};
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${theme.text.small};
  text-align: start;

  th,
  td {
    min-width: 10rem;
    padding: ${theme.space[2]} ${theme.space[3]};
    border-block-end: ${theme.border.regular};
    text-align: start;
    vertical-align: top;
    white-space: pre-line;
  }

  th:first-child {
    position: sticky;
    inset-inline-start: 0;
    min-width: ${FIRST_COLUMN};
    max-width: ${FIRST_COLUMN};
    background: ${theme.color.surface};
    border-inline-end: ${theme.border.strong};
  }

  tbody tr:last-child > * {
    border-block-end: 0;
  }
`;

const Row = styled.tr<{ $different: boolean }>`
  && > * {
    background: ${({ $different }) => $different && theme.color.primaryFaint};
  }
`;

const Company = styled.span`
  display: block;
  color: ${theme.color.textSecondary};
  font-weight: 400;
`;
