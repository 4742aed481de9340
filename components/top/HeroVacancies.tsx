import styled from 'styled-components';
import { Figure } from '@/components/ui/data/Figure';
import { LeftOutNote } from '@/components/ui/data/ListCount';
import { NoBreak } from '@/components/ui/data/NoBreak';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { QueryNotice } from '@/components/ui/feedback/QueryNotice';
import { Link } from '@/components/ui/navigation/Link';
import { useVacancySummaries } from '@/hooks/vacancies';
import { dayText } from '@/lib/dates';
import { rewardFigures, workingDaysText, workplaceText } from '@/lib/vacancies/vacancy-text';
import { hoverable, tabularNumerals } from '@/styles/mixins';
import { theme } from '@/styles/theme';

/** Shows the newest open vacancies. */
export function HeroVacancies() {
  const query = useVacancySummaries();
  const { data } = query;
  if (!data) return <QueryNotice query={query} subject="案件" />;
  if (data.results.length === 0)
    return (
      <EmptyState title="募集中の案件はありません。">
        新しい案件が公開されると、ここに表示されます。
      </EmptyState>
    );

  return (
    <Root aria-label="新着の案件">
      <p>
        新着の案件
        <time>{dayText(new Date(query.dataUpdatedAt))}</time>
      </p>
      <ul>
        {data.results.map((vacancy) => {
          const [figures, unit] = rewardFigures(vacancy.reward);
          return (
            <li key={vacancy.id}>
              <Link href={`/vacancy/${vacancy.id}/`}>
                <strong>
                  <NoBreak text={vacancy.title} />
                </strong>
                <span>
                  {workingDaysText(vacancy.working_days)} ・ {workplaceText(vacancy)}
                </span>
                <Figure number={<b>{figures}</b>} unit={unit} />
              </Link>
            </li>
          );
        })}
      </ul>
      <LeftOutNote leftOut={data.leftOut} />
    </Root>
  );
}

/* The pay is at the end of the line below the title, or of the next one where that has no room. */
const Root = styled.section`
  background: ${theme.color.surface};
  border: ${theme.border.strong};
  border-radius: ${theme.radius.card};
  box-shadow: ${theme.shadow.raised};

  & > p:first-child {
    display: flex;
    align-items: baseline;
    gap: ${theme.space[3]};
    padding: ${theme.space[3]} ${theme.space[5]};
    border-block-end: ${theme.border.thick};
    color: ${theme.color.primary};
    font-size: ${theme.text.small};
    font-weight: 700;
    ${tabularNumerals}
  }

  time {
    font-weight: 400;
  }

  & > p:last-child {
    padding: ${theme.space[3]} ${theme.space[5]};
    border-block-start: ${theme.border.regular};
  }

  li + li {
    border-block-start: ${theme.border.regular};
  }

  a {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${theme.space[4]};
    padding: ${theme.space[3]} ${theme.space[5]};
    color: inherit;
    font-size: ${theme.text.small};
    line-height: ${theme.lineHeight.row};
    text-decoration: none;

    ${hoverable} {
      &:hover {
        background: ${theme.color.primaryFaint};
      }
    }
  }

  strong {
    flex: 1 0 100%;
    word-break: auto-phrase;
  }

  strong + span {
    color: ${theme.color.textSecondary};
    font-size: ${theme.text.caption};
  }

  strong ~ .amount {
    margin-inline-start: auto;
  }
`;
