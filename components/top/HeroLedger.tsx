import Link from 'next/link';
import styled from 'styled-components';
import { SealMark } from '@/components/ui/SealMark';
import { Unbroken } from '@/components/ui/Unbroken';
import { dayText } from '@/config/dates';
import { useVacancySummaries } from '@/hooks/vacancies';
import { rewardText, workingDaysText, workplaceText } from '@/schemas/vacancy-text';
import { focusRing, hoverable, media, phraseBreaks, tabularNumerals } from '@/styles/mixins';

/** The newest vacancies as a page of a ledger: the picture of the service, made of its own data. */
export function HeroLedger() {
  const { data, dataUpdatedAt } = useVacancySummaries();
  if (!data || data.results.length === 0) return null;

  return (
    <Sheet aria-label="新着の案件">
      <Seal aria-hidden="true">
        <SealMark size="large" />
      </Seal>
      <Head>
        新着の案件
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
  position: relative;
  background: ${({ theme }) => theme.color.surface};
  border: ${({ theme }) => theme.line.ruleStrong};
  border-radius: ${({ theme }) => theme.radius.card};
  box-shadow: ${({ theme }) => theme.shadow.raised};
`;

/* Half over the edge of the sheet, and of no row. */
const Seal = styled.div`
  position: absolute;
  inset-block-start: calc(-1 * ${({ theme }) => theme.space[8]});
  inset-inline-end: ${({ theme }) => theme.space[3]};

  ${media.xl} {
    inset-block-start: calc(-1 * ${({ theme }) => theme.space[10]});
    inset-inline-end: calc(-1 * ${({ theme }) => theme.space[6]});
  }
`;

const Head = styled.p`
  display: flex;
  align-items: baseline;
  gap: ${({ theme }) => theme.space[3]};
  padding: ${({ theme }) => `${theme.space[3]} ${theme.space[5]}`};
  border-block-end: ${({ theme }) => theme.line.heavy};
  color: ${({ theme }) => theme.color.primary};
  font-size: ${({ theme }) => theme.text.small};
  font-weight: 700;
  ${tabularNumerals}

  & > time {
    font-weight: 400;
  }
`;

/** Where title and reward fit beside each other, whatever the width of the window. */
const WIDE = '@container (min-width: 24rem)';

const Rows = styled.ul`
  container-type: inline-size;

  li + li {
    border-block-start: ${({ theme }) => theme.line.rule};
  }
`;

/* Where it is narrow the title has the line to itself: a long word beside the reward would have to break. */
const Row = styled(Link)`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `0 ${theme.space[4]}`};
  padding: ${({ theme }) => `${theme.space[3]} ${theme.space[5]}`};
  color: inherit;
  font-size: ${({ theme }) => theme.text.small};
  line-height: ${({ theme }) => theme.leading.row};
  text-decoration: none;
  ${phraseBreaks}

  & > strong {
    flex: 1 0 100%;
  }

  ${WIDE} {
    display: grid;
    grid-template-columns: 1fr auto;
    row-gap: ${({ theme }) => theme.space[1]};
  }

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
  white-space: nowrap;
  ${tabularNumerals}

  ${WIDE} {
    text-align: end;
  }
`;

const Small = styled.span`
  color: ${({ theme }) => theme.color.inkSecondary};

  ${WIDE} {
    font-size: ${({ theme }) => theme.text.caption};

    &:last-child {
      text-align: end;
    }
  }
`;
