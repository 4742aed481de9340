import styled from 'styled-components';
import { NoBreak } from '@/components/ui/data/NoBreak';
import { monthText } from '@/lib/dates';
import { UNREADABLE_TEXT } from '@/lib/labels';
import type { Member } from '@/schemas/member-fields';
import { panelTitle, tabularNumerals } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { EditableSection } from './EditableSection';

interface CareerSectionProps {
  memberId: number;
  careers: Member['careers'];
  educations: Member['educations'];
  isReadOnly: boolean;
}

interface HistoryEntry {
  started_on: string;
  ended_on: string | null;
  name: string;
  ongoingLabel: string;
  description: string;
}

const careerToEntry = ({
  company,
  position,
  description,
  ...period
}: Member['careers'][number]): HistoryEntry => ({
  ...period,
  name: [company, position].filter(Boolean).join(' '),
  ongoingLabel: '現在',
  description,
});

const educationToEntry = ({
  school,
  faculty,
  is_withdrawn,
  ...period
}: Member['educations'][number]): HistoryEntry => ({
  ...period,
  name:
    [school, faculty].filter(Boolean).join(' ') +
    (is_withdrawn && period.ended_on !== null ? '（中退）' : ''),
  ongoingLabel: '在学中',
  description: '',
});

/** Shows the saved work history and education in the order that the member chose. */
export function CareerSection({ memberId, careers, educations, isReadOnly }: CareerSectionProps) {
  return (
    <EditableSection
      id="career"
      memberId={memberId}
      title="職務経歴・学歴"
      isEmpty={careers.length === 0 && educations.length === 0}
      isReadOnly={isReadOnly}
      summary={[
        careers.length > 0
          ? `職務経歴 ${careers.length}件`
          : `職務経歴は${isReadOnly ? UNREADABLE_TEXT : '未入力'}`,
        ...(educations.length > 0 ? [`学歴 ${educations.length}件`] : []),
      ].join(' ・ ')}
    >
      {(careers.length > 0 || !isReadOnly) && (
        <History title="職務経歴" entries={careers.map(careerToEntry)} />
      )}
      {educations.length > 0 && <History title="学歴" entries={educations.map(educationToEntry)} />}
    </EditableSection>
  );
}

function History({ title, entries }: { title: string; entries: readonly HistoryEntry[] }) {
  return (
    <HistoryRoot aria-label={title}>
      <h4>{title}</h4>
      {entries.length === 0 && <p>職務経歴はまだ入力されていません。案件に応募するには、登録が必要です。</p>}
      <ol>
        {entries.map(({ started_on, ended_on, name, ongoingLabel, description }, index) => (
          // Entries have no unique value, and the list is only ever replaced as a whole.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={index}>
            <p>
              {(started_on || ended_on !== '') && <span>{monthText(started_on)}〜</span>}
              <span>{ended_on === null ? ongoingLabel : monthText(ended_on)}</span>
            </p>
            <div>
              <h5>{name || UNREADABLE_TEXT}</h5>
              {description && (
                <p>
                  <NoBreak numbersOnly text={description} />
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </HistoryRoot>
  );
}

/* The period allows a line break between the two months but not within a month. */
const HistoryRoot = styled.section`
  h4 {
    ${panelTitle}
    padding: ${theme.space[1]} ${theme.space[4]};
    color: ${theme.color.primaryPressed};
    background: ${theme.color.primaryFaint};
    border-block-end: ${theme.border.regular};
    font-size: ${theme.text.small};
  }

  & > p {
    padding: ${theme.space[3]} ${theme.space[4]};
    border-block-end: ${theme.border.regular};
  }

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[1]} ${theme.space[6]};
    padding: ${theme.space[3]} ${theme.space[4]};
    border-block-end: ${theme.border.regular};
  }

  &:last-child li:last-child {
    border-block-end: ${theme.border.none};
  }

  li p {
    color: ${theme.color.textSecondary};
    font-size: ${theme.text.small};
  }

  li > p {
    ${tabularNumerals}
  }

  li > p > span {
    display: inline-block;
  }

  h5 {
    font-weight: 700;
  }

  h5 + p {
    white-space: pre-line;
  }
`;
