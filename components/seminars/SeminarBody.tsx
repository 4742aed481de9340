import styled from 'styled-components';
import { BulletList } from '@/components/ui/data/BulletList';
import { DescriptionList } from '@/components/ui/data/DescriptionList';
import { PreservedText } from '@/components/ui/data/PreservedText';
import { Panel } from '@/components/ui/layout/Panel';
import { dayTimeText, fullDayText, timeText } from '@/lib/dates';
import { cpeText, feeText, seatsText } from '@/lib/seminar-text';
import type { Seminar } from '@/schemas/seminars';

/** Shows all details that a member needs to decide about the seminar. */
export function SeminarBody({ seminar }: { seminar: Seminar }) {
  const { venue, audience, program, speakers } = seminar;
  const time = `${timeText(seminar.starts_at)}〜${timeText(seminar.ends_at)}`;
  return (
    <Sections>
      <Panel title="開催概要">
        <DescriptionList
          inset
          items={[
            { term: '日時', detail: `${fullDayText(seminar.starts_at)} ${time}`, isEmphasized: true },
            { term: '会場', detail: venue ? `${venue.name}（${venue.address}）` : 'オンライン' },
            { term: '参加費', detail: seminar.fee === 0 ? '無料' : `${feeText(seminar.fee)}（税込）` },
            { term: 'CPE', detail: cpeText(seminar.cpe_units) },
            { term: '定員', detail: seatsText(seminar) },
            { term: '申込締切', detail: dayTimeText(seminar.deadline) },
          ]}
        />
      </Panel>
      <Panel title="セミナーの内容" padded>
        <PreservedText as="p">{seminar.description}</PreservedText>
      </Panel>
      {program.length > 0 && (
        <Panel title="プログラム">
          <DescriptionList
            inset
            sideBySide
            items={program.map(({ time: term, title }) => ({ term, detail: title }))}
          />
        </Panel>
      )}
      {audience.length > 0 && (
        <Panel title="こんな方におすすめ" padded>
          <BulletList items={audience} />
        </Panel>
      )}
      <Panel title="講師">
        <DescriptionList
          inset
          items={speakers.map(({ name, title, profile }) => ({ term: name, detail: `${title}。${profile}` }))}
        />
      </Panel>
    </Sections>
  );
}

const Sections = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[6]};
  min-width: 0;
`;
