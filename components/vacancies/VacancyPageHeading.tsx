import styled from 'styled-components';
import { NoBreak } from '@/components/ui/data/NoBreak';
import { Phrases } from '@/components/ui/data/Phrases';
import { PageHeading } from '@/components/ui/layout/PageHeading';
import { fullDayText } from '@/lib/dates';
import { UNKNOWN_TEXT } from '@/lib/labels';
import { workingDaysText, workplaceText } from '@/lib/vacancies/vacancy-text';
import type { Vacancy } from '@/schemas/vacancy-fields';
import { tabularNumerals } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { VacancyPay } from './VacancyPay';
import { VacancyStatusBadge } from './VacancyStatusBadge';

interface VacancyPageHeadingProps {
  vacancy: Vacancy;
  titlePhrases: string[];
  fetchedAt: number;
}

export function VacancyPageHeading({ vacancy, titlePhrases, fetchedAt }: VacancyPageHeadingProps) {
  const { starts_on: startsOn, duration } = vacancy;
  const period = `${startsOn ? `${fullDayText(startsOn)}から` : ''}${duration}`;
  const facts = [workingDaysText(vacancy.working_days), workplaceText(vacancy), period].filter(
    (fact) => fact && fact !== UNKNOWN_TEXT,
  );
  return (
    <PageHeading
      eyebrow={
        <>
          <VacancyStatusBadge vacancy={vacancy} fetchedAt={fetchedAt} />
          {vacancy.company_profile}
        </>
      }
      lead={
        <>
          <VacancyPay vacancy={vacancy} />
          {facts.length > 0 && (
            <Facts aria-label="稼働・勤務地・期間">
              {facts.map((fact) => (
                <li key={fact}>
                  <NoBreak text={fact} />
                </li>
              ))}
            </Facts>
          )}
        </>
      }
    >
      <Phrases text={vacancy.title} phrases={titlePhrases} />
    </PageHeading>
  );
}

/* The line before a fact is clipped where the fact begins a line. */
const Facts = styled.ul`
  ${tabularNumerals}
  display: flex;
  flex-wrap: wrap;
  overflow: clip;
  color: ${theme.color.textPrimary};
  font-size: ${theme.text.body};
  font-weight: 700;
  word-break: auto-phrase;

  li {
    position: relative;
    inset-inline-start: -${theme.space[3]};
    padding-inline: ${theme.space[3]};
    margin-inline-end: -${theme.space[1]};
  }

  li::before {
    content: '';
    position: absolute;
    inset: 0.5em auto 0.4em 0;
    border-inline-start: ${theme.border.strong};
  }
`;
