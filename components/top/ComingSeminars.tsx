import Link from 'next/link';
import styled from 'styled-components';
import { SeminarStateBadge } from '@/components/seminars/SeminarStateBadge';
import { SectionBand } from '@/components/ui/SectionBand';
import { TextLink } from '@/components/ui/TextLink';
import { Unbroken } from '@/components/ui/Unbroken';
import { dayTimeText } from '@/config/dates';
import { useComingSeminars } from '@/hooks/seminars';
import { cpeText, feeText, seminarState } from '@/schemas/seminar-text';
import type { SeminarSummary } from '@/schemas/seminars';
import { focusRing, hoverable, kickerLine, media, phraseBreaks, tabularNumerals } from '@/styles/mixins';

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
    <SectionBand
      label="SEMINAR"
      title="開催予定のセミナー"
      tone="paper"
      action={
        <TextLink href="/seminar/" strong alone>
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
                <span>{seminar.cpe_units > 0 && `CPE ${cpeText(seminar.cpe_units)}`}</span>
              </Facts>
            </Row>
          </li>
        ))}
      </List>
    </SectionBand>
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

  background: ${({ theme }) => theme.color.surface};

  ${media.md} {
    grid-template-columns: 10.5em 1fr 11em;
    align-items: center;
  }

  ${media.lg} {
    grid-template-columns: 10.5em 1fr auto;
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
  ${kickerLine}
  font-size: ${({ theme }) => theme.text.caption};
`;

const Title = styled.h3`
  ${phraseBreaks}
  margin-block-start: ${({ theme }) => theme.space[1]};
  font-size: ${({ theme }) => theme.text.row};
  line-height: ${({ theme }) => theme.leading.row};
`;

/* In columns of their own where there is room, so that they can be compared down the list. */
const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `0 ${theme.space[4]}`};
  color: ${({ theme }) => theme.color.inkSecondary};
  font-size: ${({ theme }) => theme.text.small};
  ${tabularNumerals}

  ${media.lg} {
    display: grid;
    grid-template-columns: 11em 5em 6em;

    & > :nth-child(2) {
      text-align: end;
    }
  }
`;
