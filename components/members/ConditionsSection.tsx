import { DescriptionList } from '@/components/ui/data/DescriptionList';
import { fullDayText } from '@/lib/dates';
import { labelOf } from '@/lib/labels';
import { rewardUnitLabels } from '@/lib/vacancy-text';
import { jobStatusLabels, remotePreferenceLabels } from '@/lib/work-style-text';
import type { Member } from '@/schemas/replies/members';
import { EditableSection } from './EditableSection';

const NOT_ENTERED = '未入力';

interface ConditionsSectionProps {
  memberId: number;
  conditions: Member['conditions'];
}

export function ConditionsSection({ memberId, conditions }: ConditionsSectionProps) {
  return (
    <EditableSection
      id="conditions"
      memberId={memberId}
      title="現在の状況・希望条件"
      isEmpty={conditions === null}
      reason="参画できる時期や希望の日数を、案件のご案内に使用します。"
    >
      {conditions && <DescriptionList inset items={toRows(conditions)} />}
    </EditableSection>
  );
}

function toRows({
  status,
  available_from,
  desired_days,
  desired_reward,
  remote,
  note,
}: NonNullable<Member['conditions']>) {
  const reward =
    desired_reward &&
    `${labelOf(rewardUnitLabels, desired_reward.unit)} ${desired_reward.min.toLocaleString('ja-JP')}円以上`;
  return [
    { term: '現在の状況', detail: labelOf(jobStatusLabels, status) || NOT_ENTERED },
    { term: '参画できる日', detail: available_from ? fullDayText(available_from) : NOT_ENTERED },
    {
      term: '稼働日数',
      detail: desired_days.length > 0 ? `週${[...desired_days].sort().join('・')}日` : NOT_ENTERED,
    },
    { term: '希望の報酬', detail: reward ?? NOT_ENTERED },
    { term: 'リモート', detail: remote ? labelOf(remotePreferenceLabels, remote) : NOT_ENTERED },
    { term: 'その他の希望', detail: note || NOT_ENTERED },
  ];
}
