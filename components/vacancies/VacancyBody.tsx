import styled from 'styled-components';
import { DefinitionRows } from '@/components/ui/DefinitionRows';
import { LedgerBlock } from '@/components/ui/LedgerBlock';
import { dayTimeText, fullDayText } from '@/config/dates';
import { prefectures } from '@/schemas/prefectures';
import type { Vacancy } from '@/schemas/vacancies';
import { remoteLabels, rewardText, workingDaysText } from '@/schemas/vacancy-text';

interface VacancyBodyProps {
  vacancy: Vacancy;
}

/** All that an accountant needs to decide. */
export function VacancyBody({ vacancy }: VacancyBodyProps) {
  const place = `${prefectures[vacancy.region] ?? ''}${vacancy.place ?? ''}`;
  return (
    <Sections>
      <LedgerBlock title="募集条件">
        <DefinitionRows
          inset
          rows={[
            { term: '報酬', detail: `${rewardText(vacancy.reward)}（税別）`, strong: true },
            { term: '稼働', detail: `${workingDaysText(vacancy.working_days)}・${vacancy.hours}` },
            { term: '勤務地', detail: [place, remoteLabels[vacancy.remote]].filter(Boolean).join('／') },
            { term: '期間', detail: `${fullDayText(vacancy.starts_on)}から ${vacancy.duration}` },
            { term: '選考', detail: vacancy.selection },
            { term: '締切', detail: `${dayTimeText(vacancy.deadline)} まで` },
            { term: '公開日', detail: fullDayText(vacancy.published_at) },
          ]}
        />
      </LedgerBlock>
      <LedgerBlock title="業務の内容" padded>
        <Text>{vacancy.description}</Text>
      </LedgerBlock>
      <LedgerBlock title="必須の資格・経験" padded>
        <Bullets items={vacancy.requirements} />
      </LedgerBlock>
      {vacancy.preferred.length > 0 && (
        <LedgerBlock title="歓迎する経験" padded>
          <Bullets items={vacancy.preferred} />
        </LedgerBlock>
      )}
    </Sections>
  );
}

function Bullets({ items }: { items: string[] }) {
  return (
    <List>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  );
}

const Sections = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[6]};
  min-width: 0;
`;

const Text = styled.p`
  margin: 0;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const List = styled.ul`
  margin: 0;
  padding-inline-start: ${({ theme }) => theme.space[5]};
  list-style: disc;
`;
