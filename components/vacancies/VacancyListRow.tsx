import type { MouseEventHandler } from 'react';
import styled from 'styled-components';
import { ListRow } from '@/components/ui/data/ListRow';
import { StatusStamp } from '@/components/ui/data/StatusStamp';
import type { VacancyRow } from '@/schemas/replies/vacancies';
import { VacancyFacts } from './VacancyFacts';
import { VacancyStatusBadge } from './VacancyStatusBadge';

interface VacancyListRowProps {
  vacancy: VacancyRow;
  isApplied: boolean;
  /** Time at which the data was fetched, in milliseconds since the epoch. */
  fetchedAt: number;
  linkId: string;
  /** True when the vacancy is shown in the preview. */
  isCurrent: boolean;
  onLinkClick?: MouseEventHandler;
}

export function VacancyListRow({ vacancy, isApplied, fetchedAt, ...link }: VacancyListRowProps) {
  return (
    <ListRow
      {...link}
      title={vacancy.title}
      headingLevel={2}
      href={`/vacancy/${vacancy.id}/`}
      eyebrow={
        <>
          <VacancyStatusBadge vacancy={vacancy} fetchedAt={fetchedAt} />
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
      stamp={isApplied && <StatusStamp />}
    >
      <VacancyFacts vacancy={vacancy} />
    </ListRow>
  );
}

const Skills = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `0 ${theme.space[3]}`};
  margin-block-start: ${({ theme }) => theme.space[1]};
  color: ${({ theme }) => theme.color.textSecondary};
  font-size: ${({ theme }) => theme.text.caption};
`;
