import styled from 'styled-components';
import { NoBreak } from '@/components/ui/data/NoBreak';
import { ConfirmDialog } from '@/components/ui/feedback/ConfirmDialog';
import type { useCancelVacancyApplication, useReapplyToVacancy } from '@/hooks/vacancy-applications';
import type { VacancyConditions } from '@/lib/vacancies/vacancy-changes';
import type { VacancyApplication } from '@/schemas/application-fields';
import { ConditionChanges } from './ConditionChanges';

export interface ApplicationDialogsProps {
  vacancy: VacancyConditions & { title: string; status: string };
  application: Pick<VacancyApplication, 'id' | 'conditions'>;
  /** Says which vacancy it is, for screens that show several. */
  isNamed: boolean;
  openDialog: 'cancel' | 'reapply' | null;
  cancel: ReturnType<typeof useCancelVacancyApplication>;
  reapply: ReturnType<typeof useReapplyToVacancy>;
  onClose: () => void;
}

/** Asks before an application is cancelled or sent again. */
export function ApplicationDialogs({
  vacancy,
  application: { id, conditions },
  isNamed,
  openDialog,
  cancel,
  reapply,
  onClose,
}: ApplicationDialogsProps) {
  const subject = isNamed && (
    <Subject>
      「<NoBreak text={vacancy.title} />」
    </Subject>
  );
  return (
    <>
      <ConfirmDialog
        title="応募を取り消しますか？"
        open={openDialog === 'cancel'}
        confirmLabel="取り消す"
        danger
        pending={cancel.isPending}
        onConfirm={() => cancel.mutate({ id }, { onSettled: onClose })}
        onCancel={onClose}
      >
        {subject}
        {vacancy.status === 'close'
          ? 'この案件は募集を終了しているため、取り消すと再応募できません。'
          : '募集期間中であれば、同じ内容で再応募できます。'}
      </ConfirmDialog>
      <ConfirmDialog
        title="再応募しますか？"
        open={openDialog === 'reapply'}
        confirmLabel="応募する"
        pending={reapply.isPending}
        onConfirm={() => reapply.mutate({ id }, { onSettled: onClose })}
        onCancel={onClose}
      >
        {subject}
        前回と同じ内容で応募します。
        <ConditionChanges vacancy={vacancy} applied={conditions} />
      </ConfirmDialog>
    </>
  );
}

const Subject = styled.p`
  font-weight: 700;
  word-break: auto-phrase;
`;
