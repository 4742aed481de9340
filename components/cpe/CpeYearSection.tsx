import styled from 'styled-components';
import { NoBreak } from '@/components/ui/data/NoBreak';
import { Text } from '@/components/ui/data/Text';
import { Panel } from '@/components/ui/layout/Panel';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { getOrganizerName } from '@/config/site';
import { dateText } from '@/lib/dates';
import { type CpeYear, fiscalYearText, unitsText } from '@/lib/members/cpe';
import { media, screenOnly, tabularNumerals } from '@/styles/mixins';
import { theme } from '@/styles/theme';

interface CpeYearSectionProps {
  year: CpeYear;
}

/** The seminars of one fiscal year. */
export function CpeYearSection({ year: { fiscalYear, entries, units } }: CpeYearSectionProps) {
  const organizer = getOrganizerName();
  return (
    <Block>
      <Panel title={fiscalYearText(fiscalYear)} action={<Total>{unitsText(units)}</Total>}>
        {entries.length === 0 ? (
          <Empty>記録はありません。</Empty>
        ) : (
          <ul>
            {entries.map((entry) => (
              <Row key={entry.seminarId}>
                <Text $tone="secondary" $size="small">
                  {dateText(entry.date)}
                </Text>
                <div>
                  <TextLink href={`/seminar/${entry.seminarId}/`}>{entry.title}</TextLink>
                  <Text $tone="secondary" $size="small">
                    {organizer}
                  </Text>
                </div>
                <Units>
                  <NoBreak text={unitsText(entry.units)} />
                </Units>
                <Certificate>
                  <TextLink href={`/mypage/cpe/certificate/?seminar=${entry.seminarId}`} standalone>
                    受講記録
                  </TextLink>
                </Certificate>
              </Row>
            ))}
          </ul>
        )}
      </Panel>
    </Block>
  );
}

/* A year that fits on a page is not split. */
const Block = styled.div`
  break-inside: avoid;
`;

const Total = styled.strong`
  ${tabularNumerals}
`;

const Empty = styled.p`
  padding: ${theme.space[4]} ${theme.space[5]};
  color: ${theme.color.textSecondary};
`;

const Row = styled.li`
  ${tabularNumerals}
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[4]};
  padding: ${theme.space[3]} ${theme.space[5]};
  overflow-wrap: anywhere;
  break-inside: avoid;

  & + & {
    border-block-start: ${theme.border.regular};
  }

  & > :nth-child(2) {
    grid-row: 2;
    grid-column: 1 / -1;
  }

  & > :nth-child(4) {
    grid-column: 1 / -1;
  }

  ${media.md} {
    grid-template-columns: 8em minmax(0, 1fr) 5em 10em;

    & > :nth-child(n) {
      grid-row: 1;
      grid-column: auto;
    }
  }

  @media print {
    grid-template-columns: 8em minmax(0, 1fr) 5em;

    & > :nth-child(n) {
      grid-row: 1;
      grid-column: auto;
    }
  }
`;

const Units = styled.p`
  font-weight: 700;
  text-align: end;
`;

const Certificate = styled.p`
  text-align: end;

  ${screenOnly}
`;
