import Link from 'next/link';
import styled from 'styled-components';
import { SealMark } from '@/components/ui/SealMark';
import { Unbroken } from '@/components/ui/Unbroken';
import type { VacancyRow } from '@/schemas/vacancies';
import { focusRing, hoverable, phraseBreaks } from '@/styles/mixins';
import { VacancyFacts } from './VacancyFacts';
import { VacancyStandingBadge } from './VacancyStandingBadge';

interface VacancyRowItemProps {
  vacancy: VacancyRow;
  applied: boolean;
  /** When the data was fetched, ms. */
  now: number;
}

/** A row of the list: the whole of it leads to the vacancy, one link carries the name. */
export function VacancyRowItem({ vacancy, applied, now }: VacancyRowItemProps) {
  return (
    <Row>
      <Kicker>
        <VacancyStandingBadge vacancy={vacancy} now={now} />
        <span>{vacancy.company_profile}</span>
      </Kicker>
      <Title $sealed={applied}>
        <RowLink href={`/vacancy/${vacancy.id}/`}>
          <Unbroken text={vacancy.title} />
        </RowLink>
      </Title>
      <Skills aria-label="スキル">
        {vacancy.skills.map((skill) => (
          <li key={skill}>#{skill}</li>
        ))}
      </Skills>
      <VacancyFacts vacancy={vacancy} />
      {applied && (
        <Seal>
          <SealMark />
        </Seal>
      )}
    </Row>
  );
}

const Row = styled.li`
  position: relative;
  padding: ${({ theme }) => `${theme.space[5]} ${theme.space[4]}`};
  background: ${({ theme }) => theme.color.surface};

  &:not(:first-child) {
    border-top: ${({ theme }) => theme.line.rule};
  }

  ${hoverable} {
    &:hover {
      background: ${({ theme }) => theme.color.primaryFaint};
      box-shadow: ${({ theme }) => theme.shadow.mark};
    }
  }
`;

const Kicker = styled.p`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[2]};
  margin: 0;
  color: ${({ theme }) => theme.color.inkSecondary};
  font-size: ${({ theme }) => theme.text.small};
`;

const Title = styled.h2<{ $sealed: boolean }>`
  margin: ${({ theme }) => theme.space[1]} 0 0;
  padding-inline-end: ${({ theme, $sealed }) => ($sealed ? theme.size.sealLarge : 0)};
  font-size: ${({ theme }) => theme.text.row};
  line-height: ${({ theme }) => theme.leading.row};
  ${phraseBreaks}
`;

const RowLink = styled(Link)`
  color: inherit;
  text-decoration: none;

  /* Stretches the link over the row. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    ${focusRing}
    outline-offset: -${({ theme }) => theme.space[1]};
  }
`;

const Skills = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `0 ${theme.space[3]}`};
  margin: ${({ theme }) => theme.space[1]} 0 0;
  padding: 0;
  list-style: none;
  color: ${({ theme }) => theme.color.inkSecondary};
  font-size: ${({ theme }) => theme.text.caption};
`;

const Seal = styled.div`
  position: absolute;
  inset-block-start: ${({ theme }) => theme.space[4]};
  inset-inline-end: ${({ theme }) => theme.space[4]};
`;
