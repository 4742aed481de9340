import type { MouseEventHandler } from 'react';
import styled from 'styled-components';
import { LedgerRow } from '@/components/ui/LedgerRow';
import { SealMark } from '@/components/ui/SealMark';
import type { VacancyRow } from '@/schemas/vacancies';
import { VacancyFacts } from './VacancyFacts';
import { VacancyStandingBadge } from './VacancyStandingBadge';

interface VacancyRowItemProps {
  vacancy: VacancyRow;
  applied: boolean;
  /** When the data was fetched, ms. */
  now: number;
  linkId: string;
  /** Shown beside the list. */
  current: boolean;
  onFollow?: MouseEventHandler;
}

export function VacancyRowItem({ vacancy, applied, now, ...link }: VacancyRowItemProps) {
  return (
    <LedgerRow
      {...link}
      title={vacancy.title}
      href={`/vacancy/${vacancy.id}/`}
      kicker={
        <>
          <VacancyStandingBadge vacancy={vacancy} now={now} />
          <span>{vacancy.company_profile}</span>
        </>
      }
      lead={
        vacancy.skills.length > 0 && (
          <Skills aria-label="スキル">
            {vacancy.skills.map((skill) => (
              <li key={skill}>#{skill}</li>
            ))}
          </Skills>
        )
      }
      seal={applied && <SealMark />}
    >
      <VacancyFacts vacancy={vacancy} />
    </LedgerRow>
  );
}

const Skills = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `0 ${theme.space[3]}`};
  margin-block-start: ${({ theme }) => theme.space[1]};
  color: ${({ theme }) => theme.color.inkSecondary};
  font-size: ${({ theme }) => theme.text.caption};
`;
