import styled from 'styled-components';
import { DescriptionList } from '@/components/ui/data/DescriptionList';
import { LongNote } from '@/components/ui/data/LongNote';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { useFreelanceActConditions } from '@/hooks/freelance-act-conditions';
import type { FreelanceActCondition } from '@/lib/vacancies/freelance-act-conditions';
import type { Vacancy } from '@/schemas/vacancy-fields';
import { theme } from '@/styles/theme';

interface FreelanceActConditionsProps {
  vacancy: Vacancy;
  /** Those of the vacancy as it was when the page was loaded. */
  ofPage: readonly FreelanceActCondition[];
}

/** Shows in one line how many conditions of the freelance act a vacancy does not state, with the list of them (decision 0138). */
export function FreelanceActConditions({ vacancy, ofPage }: FreelanceActConditionsProps) {
  const conditions = useFreelanceActConditions(vacancy, ofPage);
  const missingCount = conditions.filter(({ stated }) => stated === null).length;
  return (
    <Details>
      <summary>
        取引条件：
        {missingCount > 0 ? `未記載の${missingCount}項目を面談で確認` : 'すべて記載されています'}
      </summary>
      <Content>
        <DescriptionList
          dense
          items={conditions.map(({ id, label, stated, question }) => ({
            id,
            term: stated === null ? '確認する' : '記載あり',
            detail: stated === null ? `${label}：${question}` : label,
          }))}
        />
        <TextLink href={`/vacancy/${vacancy.id}/checklist`} standalone>
          面談前の確認事項（印刷・コピー）
        </TextLink>
        <LongNote>
          フリーランス法（特定受託事業者に係る取引の適正化等に関する法律）第3条の明示事項による目安で、法律上の助言ではありません。契約のときに示される項目で、募集の段階では決まっていないこともあります。
        </LongNote>
      </Content>
    </Details>
  );
}

const Details = styled.details`
  font-size: ${theme.text.small};

  summary {
    min-height: ${theme.size.touch};
    align-content: center;
    color: ${theme.color.textSecondary};
    cursor: pointer;
  }
`;

const Content = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  padding-inline-start: ${theme.space[4]};
`;
