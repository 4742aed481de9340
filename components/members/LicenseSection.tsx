import { DescriptionList, keepTogether } from '@/components/ui/data/DescriptionList';
import { useCertificationChoices } from '@/hooks/choices';
import { choiceLabelsText } from '@/lib/members/choice-labels';
import { monthText } from '@/lib/plain-date-text';
import type { Member } from '@/schemas/member-fields';
import { EditableSection } from './EditableSection';

interface LicenseSectionProps {
  memberId: number;
  licenses: Member['licenses'];
  isReadOnly: boolean;
}

export function LicenseSection({ memberId, licenses, isReadOnly }: LicenseSectionProps) {
  const choices = useCertificationChoices().data;
  return (
    <EditableSection
      id="license"
      memberId={memberId}
      title="資格"
      isEmpty={licenses.length === 0}
      isReadOnly={isReadOnly}
      reason="公認会計士、税理士などの資格を入力すると、資格が条件の案件に応募しやすくなります。"
    >
      <DescriptionList
        inset
        items={keepTogether(
          licenses.map(({ certification, name, registration_number, acquired_on }, index) => ({
            // Uses the index, because a member can enter the same certification twice.
            id: String(index),
            term: name || choiceLabelsText(choices, [certification]),
            detail:
              [
                registration_number && `登録番号 ${registration_number}`,
                acquired_on && `${monthText(acquired_on)}取得`,
              ]
                .filter(Boolean)
                .join('・') || '取得済み',
          })),
        )}
      />
    </EditableSection>
  );
}
