import Link from 'next/link';
import styled from 'styled-components';
import { SeminarStateBadge } from '@/components/seminars/SeminarStateBadge';
import { TextLink } from '@/components/ui/TextLink';
import { Unbroken } from '@/components/ui/Unbroken';
import { dayTimeText } from '@/config/dates';
import { useComingSeminars } from '@/hooks/seminars';
import { cpeText, feeText, seminarState } from '@/schemas/seminar-text';
import type { SeminarSummary } from '@/schemas/seminars';
import { focusRing, hoverable, media, phraseBreaks, tabularNumerals } from '@/styles/mixins';
import { TopSection } from './TopSection';

const MOST = 4;

/** Those that can still be applied for; where none can, what is to come at least. */
function worthShowing(seminars: readonly SeminarSummary[]): SeminarSummary[] {
  const open = seminars.filter(({ status }) => status === 'open');
  const coming = seminars.filter(({ status }) => status === 'full' || status === 'closed');
  return (open.length > 0 ? open : coming).slice(0, MOST);
}

/** The seminars that come next; nothing while there are none. */
export function ComingSeminars() {
  const { data, dataUpdatedAt } = useComingSeminars();
  const coming = worthShowing(data?.results ?? []);
  if (coming.length === 0) return null;

  return (
    <TopSection
      label="SEMINAR"
      title="開催予定のセミナー"
      tone="surface"
      action={
        <TextLink href="/seminar/" strong>
          すべてのセミナー
        </TextLink>
      }
    >
      <List>
        {coming.map((seminar) => (
          <li key={seminar.id}>
            <Row href={`/seminar/${seminar.id}/`}>
              <When dateTime={seminar.starts_at}>{dayTimeText(seminar.starts_at)}</When>
              <div>
                <Kicker>
                  <SeminarStateBadge
                    state={seminarState(seminar.status, undefined)}
                    seminar={seminar}
                    now={dataUpdatedAt}
                  />
                  {seminar.topic}
                </Kicker>
                <Title>
                  <Unbroken text={seminar.title} />
                </Title>
              </div>
              <Facts>
                <span>{seminar.venue?.name ?? 'オンライン'}</span>
                <span>{feeText(seminar.fee)}</span>
                {seminar.cpe_units > 0 && <span>CPE {cpeText(seminar.cpe_units)}</span>}
              </Facts>
            </Row>
          </li>
        ))}
      </List>
    </TopSection>
  );
}

const List = styled.ul`
  border-block-start: ${({ theme }) => theme.line.heavy};

  & > li {
    border-block-end: ${({ theme }) => theme.line.rule};
  }
`;

const Row = styled(Link)`
  display: grid;
  gap: ${({ theme }) => `${theme.space[1]} ${theme.space[6]}`};
  padding: ${({ theme }) => theme.space[5]};
  color: inherit;
  text-decoration: none;

  ${media.md} {
    grid-template-columns: 10.5em 1fr 14em;
    align-items: center;
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

const When = styled.time`
  font-weight: 700;
  ${tabularNumerals}
`;

const Kicker = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  color: ${({ theme }) => theme.color.inkSecondary};
  font-size: ${({ theme }) => theme.text.caption};
`;

const Title = styled.h3`
  ${phraseBreaks}
  margin-block-start: ${({ theme }) => theme.space[1]};
  font-size: ${({ theme }) => theme.text.row};
  line-height: ${({ theme }) => theme.leading.row};
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `0 ${theme.space[4]}`};
  color: ${({ theme }) => theme.color.inkSecondary};
  font-size: ${({ theme }) => theme.text.small};
  ${tabularNumerals}
`;
