import styled from 'styled-components';
import { LeftOutNote } from '@/components/ui/data/ListCount';
import { NoBreak } from '@/components/ui/data/NoBreak';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { QueryNotice } from '@/components/ui/feedback/QueryNotice';
import { Link } from '@/components/ui/navigation/Link';
import { useVacancySummaries } from '@/hooks/vacancies';
import { dayText } from '@/lib/dates';
import { rewardText, workingDaysText, workplaceText } from '@/lib/vacancies/vacancy-text';
import { hoverable, largeText, tabularNumerals } from '@/styles/mixins';
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
        {data.results.map((vacancy) => (
          <li key={vacancy.id}>
            <Link href={`/vacancy/${vacancy.id}/`}>
              <strong>
                <NoBreak text={vacancy.title} />
              </strong>
              <span>{rewardText(vacancy.reward)}</span>
              <span>{workplaceText(vacancy)}</span>
              <span>{workingDaysText(vacancy.working_days)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <LeftOutNote leftOut={data.leftOut} />
    </Root>
  );
}

/**
 * Matches when title and reward fit side by side. A container query, because the width of the window does not decide
 * this.
 */
const WIDE_CONTAINER = '@container (min-width: 24rem)';

/* In a narrow container the title takes the whole line, because long words would break beside the reward. */
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

  & > ul {
    container-type: inline-size;
  }

  li + li {
    border-block-start: ${theme.border.regular};
  }

  a {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space[4]};
    padding: ${theme.space[3]} ${theme.space[5]};
    color: inherit;
    font-size: ${theme.text.small};
    line-height: ${theme.lineHeight.row};
    text-decoration: none;

    ${WIDE_CONTAINER} {
      display: grid;
      grid-template-columns: 1fr auto;
      row-gap: ${theme.space[1]};
    }

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

  a > span {
    color: ${theme.color.textSecondary};

    ${WIDE_CONTAINER} {
      font-size: ${theme.text.caption};

      &:last-child {
        text-align: end;
      }
    }
  }

  strong + span {
    color: inherit;
    font-weight: 700;
    white-space: nowrap;
    ${tabularNumerals}

    ${WIDE_CONTAINER} {
      font-size: inherit;
      text-align: end;
    }

    ${largeText} {
      white-space: normal;
    }
  }
`;
