import { DefinitionRows } from '@/components/ui/DefinitionRows';
import { fullDayText } from '@/config/dates';
import { rewardUnitLabels } from '@/schemas/vacancy-text';
import type { Conditions } from '@/schemas/work-style';
import { jobStatusLabels, remoteWishLabels } from '@/schemas/work-style-text';
import { EditableBlock } from './EditableBlock';

const NONE = '未入力';

interface ConditionsSectionProps {
  memberId: number;
  conditions: Conditions | null;
}

export function ConditionsSection({ memberId, conditions }: ConditionsSectionProps) {
  return (
    <EditableBlock
      id="conditions"
      memberId={memberId}
      title="現在の状況・希望条件"
      isEmpty={conditions === null}
      reason="参画できる時期や希望の日数を入力すると、条件に合う案件をご案内できます。"
    >
      {conditions && <DefinitionRows inset rows={rowsOf(conditions)} />}
    </EditableBlock>
  );
}

function rowsOf({ status, available_from, desired_days, desired_reward, remote, note }: Conditions) {
  const reward =
    desired_reward &&
    `${rewardUnitLabels[desired_reward.unit]} ${desired_reward.min.toLocaleString('ja-JP')}円以上`;
  return [
    { term: '現在の状況', detail: jobStatusLabels[status] },
    { term: '参画できる日', detail: available_from ? fullDayText(available_from) : NONE },
    {
      term: '稼働日数',
      detail: desired_days.length > 0 ? `週${[...desired_days].sort().join('・')}日` : NONE,
    },
    { term: '希望の報酬', detail: reward ?? NONE },
    { term: 'リモート', detail: remote ? remoteWishLabels[remote] : NONE },
    { term: 'その他の希望', detail: note || NONE },
  ];
}
