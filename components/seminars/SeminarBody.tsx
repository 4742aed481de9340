import styled from 'styled-components';
import { Avatar } from '@/components/ui/data/Avatar';
import { DescriptionList, keepTogether } from '@/components/ui/data/DescriptionList';
import { BulletList } from '@/components/ui/data/List';
import { Paragraphs } from '@/components/ui/data/Text';
import { Panel } from '@/components/ui/layout/Panel';
import { dayTimeText, fullDayText, timeRangeText } from '@/lib/dates';
import { UNKNOWN_TEXT } from '@/lib/labels';
import { cpeText, seatsText, venueText } from '@/lib/seminars/seminar-text';
import type { Seminar } from '@/schemas/seminar-fields';
import { media } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { SeminarFee } from './SeminarApplyDialog';

interface SeminarBodyProps {
  seminar: Seminar;
  /** 3 in a dialog, whose title has level 2. */
  headingLevel?: 2 | 3;
}

/** Shows all details that a member needs to decide about the seminar. */
export function SeminarBody({ seminar, headingLevel }: SeminarBodyProps) {
  const { venue, audience, program, speakers } = seminar;
  const time = [fullDayText(seminar.starts_at), timeRangeText(seminar)].filter(Boolean).join(' ');
  return (
    <Sections>
      <Panel headingLevel={headingLevel} title="開催概要">
        <DescriptionList
          inset
          items={keepTogether([
            { term: '日時', detail: time || UNKNOWN_TEXT, isEmphasized: true },
            { term: '会場', detail: venueText(venue) },
            { term: '参加費', detail: <SeminarFee fee={seminar.fee} /> },
            { term: 'CPD', detail: cpeText(seminar.cpe_units) },
            { term: '定員', detail: seatsText(seminar) },
            { term: '申込締切', detail: dayTimeText(seminar.deadline) || UNKNOWN_TEXT },
          ])}
        />
      </Panel>
      {seminar.description && (
        <Panel headingLevel={headingLevel} title="セミナーの内容" padded>
          <Paragraphs text={seminar.description} />
        </Panel>
      )}
      {program.length > 0 && (
        <Panel headingLevel={headingLevel} title="プログラム">
          <DescriptionList
            inset
            sideBySide
            items={program.map(({ time: term, title }) => ({ term, detail: title }))}
          />
        </Panel>
      )}
      {audience.length > 0 && (
        <Panel headingLevel={headingLevel} title="こんな方におすすめ" padded>
          <BulletList items={audience} />
        </Panel>
      )}
      {speakers.length > 0 && (
        <Panel headingLevel={headingLevel} title="講師">
          <SeminarSpeakers speakers={speakers} />
        </Panel>
      )}
    </Sections>
  );
}

const Sections = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  min-width: 0;
`;

/** The lecturers with portrait, position and career. */
function SeminarSpeakers({ speakers }: { speakers: Seminar['speakers'] }) {
  return (
    <ul>
      {speakers.map(({ name, title, profile, picture }) => (
        <Speaker key={name + title}>
          <Avatar familyName={name} imageUrl={picture} size="large" />
          <div>
            <Name>{name}</Name>
            {title && <Title>{title}</Title>}
            {profile && <p>{profile}</p>}
          </div>
        </Speaker>
      ))}
    </ul>
  );
}

const Speaker = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[4]};
  padding: ${theme.space[5]};

  &:not(:first-child) {
    border-block-start: ${theme.border.regular};
  }

  ${media.md} {
    gap: ${theme.space[5]};
  }
`;

const Name = styled.p`
  font-size: ${theme.text.row};
  font-weight: 700;
  line-height: ${theme.lineHeight.row};
`;

/* Breaks between the positions and not within a word. */
const Title = styled.p`
  word-break: keep-all;
  margin-block-end: ${theme.space[2]};
  color: ${theme.color.textSecondary};
  font-size: ${theme.text.small};
`;
