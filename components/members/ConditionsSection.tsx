import { DescriptionList, keepTogether } from '@/components/ui/data/DescriptionList';
import { conditionRows } from '@/lib/members/condition-rows';
import type { Member } from '@/schemas/member-fields';
import { EditableSection } from './EditableSection';

interface ConditionsSectionProps {
  memberId: number;
  conditions: Member['conditions'];
  isReadOnly: boolean;
}

export function ConditionsSection({ memberId, conditions, isReadOnly }: ConditionsSectionProps) {
  return (
    <EditableSection
      id="conditions"
      memberId={memberId}
      title="現在の状況・希望条件"
      isEmpty={conditions === null}
      isReadOnly={isReadOnly}
      reason="参画できる時期や希望の日数を、案件のご案内に使用します。"
    >
      {conditions && (
        <DescriptionList
          inset
          items={keepTogether(
            conditionRows(conditions).map(({ term, detail }) => ({ term, detail: detail || '未入力' })),
          )}
        />
      )}
    </EditableSection>
  );
}
