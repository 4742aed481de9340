import styled from 'styled-components';
import { NoBreak } from '@/components/ui/data/NoBreak';
import { Text } from '@/components/ui/data/Text';
import { getVacancyChanges, type VacancyConditions } from '@/lib/vacancies/vacancy-changes';
import { tabularNumerals } from '@/styles/mixins';
import { theme } from '@/styles/theme';

interface ConditionChangesProps {
  vacancy: VacancyConditions;
  /** As they were when the member applied. */
  applied: VacancyConditions;
}

/** Says what has changed since the member applied. Nothing when nothing has, or when the API does not keep the conditions. */
export function ConditionChanges({ vacancy, applied }: ConditionChangesProps) {
  const changes = getVacancyChanges(applied, vacancy);
  if (changes.length === 0) return null;
  return (
    <Root role="group" aria-label="応募後の変更">
      <Text $weight={700}>応募後の変更</Text>
      <dl>
        {changes.map(({ label, before, after }) => (
          <Row key={label}>
            <dt>{label}</dt>
            <dd>
              <del>
                <span className="visually-hidden">変更前：</span>
                <NoBreak text={before} />
              </del>
              <span aria-hidden="true"> → </span>
              <ins>
                <span className="visually-hidden">変更後：</span>
                <NoBreak text={after} />
              </ins>
            </dd>
          </Row>
        ))}
      </dl>
      <Text $tone="secondary">応募したときの条件と比べています。</Text>
    </Root>
  );
}

const Root = styled.div`
  ${tabularNumerals}
  margin-block-start: ${theme.space[3]};
  padding: ${theme.space[3]} ${theme.space[4]};
  background: ${theme.color.warningTint};
  border-inline-start: ${theme.border.barWarning};
  font-size: ${theme.text.small};
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 4em minmax(0, 1fr);
  gap: ${theme.space[3]};

  del {
    color: ${theme.color.textSecondary};
  }

  ins {
    font-weight: 700;
    text-decoration: none;
  }
`;
