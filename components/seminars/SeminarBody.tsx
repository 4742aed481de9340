import styled from 'styled-components';
import { Bullets } from '@/components/ui/Bullets';
import { DefinitionRows } from '@/components/ui/DefinitionRows';
import { LedgerBlock } from '@/components/ui/LedgerBlock';
import { PreservedText } from '@/components/ui/PreservedText';
import { dayTimeText, fullDayText, timeText } from '@/config/dates';
import { cpeText, feeText, seatsText } from '@/schemas/seminar-text';
import type { Seminar } from '@/schemas/seminars';

/** All that an accountant needs to decide. */
export function SeminarBody({ seminar }: { seminar: Seminar }) {
  const { venue, audience, program, speakers } = seminar;
  const time = `${timeText(seminar.starts_at)}〜${timeText(seminar.ends_at)}`;
  return (
    <Sections>
      <LedgerBlock title="開催概要">
        <DefinitionRows
          inset
          rows={[
            { term: '日時', detail: `${fullDayText(seminar.starts_at)} ${time}`, strong: true },
            { term: '会場', detail: venue ? `${venue.name}（${venue.address}）` : 'オンライン' },
            { term: '参加費', detail: seminar.fee === 0 ? '無料' : `${feeText(seminar.fee)}（税込）` },
            { term: 'CPE', detail: cpeText(seminar.cpe_units) },
            { term: '定員', detail: seatsText(seminar) },
            { term: '申込締切', detail: dayTimeText(seminar.deadline) },
          ]}
        />
      </LedgerBlock>
      <LedgerBlock title="セミナーの内容" padded>
        <PreservedText as="p">{seminar.description}</PreservedText>
      </LedgerBlock>
      {program.length > 0 && (
        <LedgerBlock title="プログラム">
          <DefinitionRows
            inset
            sideBySide
            rows={program.map(({ time: term, title }) => ({ term, detail: title }))}
          />
        </LedgerBlock>
      )}
      {audience.length > 0 && (
        <LedgerBlock title="こんな方におすすめ" padded>
          <Bullets items={audience} />
        </LedgerBlock>
      )}
      <LedgerBlock title="講師">
        <DefinitionRows
          inset
          rows={speakers.map(({ name, title, profile }) => ({ term: name, detail: `${title}。${profile}` }))}
        />
      </LedgerBlock>
    </Sections>
  );
}

const Sections = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[6]};
  min-width: 0;
`;
