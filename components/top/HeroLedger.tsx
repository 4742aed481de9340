import Link from 'next/link';
import styled from 'styled-components';
import { Unbroken } from '@/components/ui/Unbroken';
import { dayText } from '@/config/dates';
import { useVacancySummaries } from '@/hooks/vacancies';
import { rewardText, workingDaysText, workplaceText } from '@/schemas/vacancy-text';
import { focusRing, hoverable, phraseBreaks, tabularNumerals } from '@/styles/mixins';

/** The newest vacancies as a page of a ledger: the picture of the service, made of its own data. */
export function HeroLedger() {
  const { data, dataUpdatedAt } = useVacancySummaries();
  if (!data || data.results.length === 0) return null;

  return (
    <Sheet aria-label="新着の案件">
      <Head>
        <span>新着の案件</span>
        <time>{dayText(new Date(dataUpdatedAt))}</time>
      </Head>
      <Rows>
        {data.results.map((vacancy) => (
          <li key={vacancy.id}>
            <Row href={`/vacancy/${vacancy.id}/`}>
              <strong>
                <Unbroken text={vacancy.title} />
              </strong>
              <Figure>{rewardText(vacancy.reward)}</Figure>
              <Small>{workplaceText(vacancy)}</Small>
              <Small>{workingDaysText(vacancy.working_days)}</Small>
            </Row>
          </li>
        ))}
      </Rows>
    </Sheet>
  );
}

const Sheet = styled.section`
  background: ${({ theme }) => theme.color.surface};
  border: ${({ theme }) => theme.line.ruleStrong};
  border-radius: ${({ theme }) => theme.radius.card};
  box-shadow: ${({ theme }) => theme.shadow.raised};
`;

const Head = styled.p`
  display: flex;
  justify-content: space-between;
  margin: 0;
  padding: ${({ theme }) => `${theme.space[3]} ${theme.space[5]}`};
  border-block-end: ${({ theme }) => theme.line.heavy};
  color: ${({ theme }) => theme.color.primary};
  font-size: ${({ theme }) => theme.text.small};
  font-weight: 700;
  ${tabularNumerals}
`;

const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  li + li {
    border-block-start: ${({ theme }) => theme.line.rule};
  }
`;

const Row = styled(Link)`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${({ theme }) => `${theme.space[1]} ${theme.space[4]}`};
  padding: ${({ theme }) => `${theme.space[3]} ${theme.space[5]}`};
  color: inherit;
  font-size: ${({ theme }) => theme.text.small};
  line-height: ${({ theme }) => theme.leading.row};
  text-decoration: none;
  ${phraseBreaks}

  ${hoverable} {
    &:hover {
      background: ${({ theme }) => theme.color.primaryFaint};
    }
  }

  &:focus-visible {
    ${focusRing}
  }
`;

const Figure = styled.span`
  font-weight: 700;
  text-align: end;
  white-space: nowrap;
  ${tabularNumerals}
`;

const Small = styled.span`
  color: ${({ theme }) => theme.color.inkSecondary};
  font-size: ${({ theme }) => theme.text.caption};

  &:last-child {
    text-align: end;
  }
`;
