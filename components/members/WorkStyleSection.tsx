import { DescriptionList } from '@/components/ui/data/DescriptionList';
import { useCurrentWorkstyleChoices, useHopeWorkstyleChoices, useRegionChoices } from '@/hooks/choices';
import { choiceLabelsText } from '@/lib/members/choice-labels';
import type { Member } from '@/schemas/member-fields';
import { EditableSection } from './EditableSection';
import { isWorkStyleFilled } from './filled-sections';

interface WorkStyleSectionProps {
  memberId: number;
  workStyle: Member['work_style'];
  isReadOnly: boolean;
}

export function WorkStyleSection({ memberId, workStyle, isReadOnly }: WorkStyleSectionProps) {
  const hopes = useHopeWorkstyleChoices().data;
  const currents = useCurrentWorkstyleChoices().data;
  const regionChoices = useRegionChoices().data;
  const { hope_workstyles, current_workstyle, regions } = workStyle;
  return (
    <EditableSection
      id="work-style"
      memberId={memberId}
      title="働き方"
      isEmpty={!isWorkStyleFilled(workStyle)}
      isReadOnly={isReadOnly}
      reason="希望の働き方と地域を、案件のご案内に使用します。"
    >
      <DescriptionList
        inset
        items={[
          { term: '希望の働き方', detail: choiceLabelsText(hopes, hope_workstyles) },
          {
            term: '現在の働き方',
            detail: choiceLabelsText(currents, current_workstyle ? [current_workstyle] : []),
          },
          { term: '希望の地域', detail: choiceLabelsText(regionChoices, regions) },
        ]}
      />
    </EditableSection>
  );
}
