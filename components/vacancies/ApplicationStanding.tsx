import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/Button';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import { SealMark } from '@/components/ui/SealMark';
import { dayTimeText } from '@/config/dates';
import { useCancelVacancyApplication, useReapplyToVacancy } from '@/hooks/applying-to-vacancies';
import { allowedEvents } from '@/schemas/application-states';
import type { VacancyApplication } from '@/schemas/vacancy-applications';

interface ApplicationStandingProps {
  application: Pick<VacancyApplication, 'id' | 'status' | 'history'>;
  /** Whether the vacancy still takes applications. */
  isOpen: boolean;
}

const eventLabels = { apply: '応募', cancel: '応募の取り消し', reapply: '再応募' };

/** Where an application stands, and what the member may do about it now. */
export function ApplicationStanding({ application, isOpen }: ApplicationStandingProps) {
  const [asking, setAsking] = useState(false);
  const cancel = useCancelVacancyApplication();
  const reapply = useReapplyToVacancy();
  const { id, status, history } = application;
  const events = allowedEvents(status, isOpen);
  const last = history.at(-1);

  return (
    <Root>
      <Standing>
        {status === 'applied' ? <SealMark press={reapply.isSuccess} /> : <strong>取り消し済み</strong>}
        {last && (
          <When>
            {dayTimeText(last.at)} {eventLabels[last.event]}
          </When>
        )}
      </Standing>
      {status === 'cancelled' && !isOpen && <When>この案件は募集を終了したため、再応募できません。</When>}
      {events.includes('cancel') && (
        <Button wide onClick={() => setAsking(true)}>
          応募を取り消す
        </Button>
      )}
      {events.includes('reapply') && (
        <Button variant="primary" wide pending={reapply.isPending} onClick={() => reapply.mutate(id)}>
          再応募する
        </Button>
      )}
      <ConfirmDialog
        title="応募を取り消しますか？"
        open={asking}
        confirmLabel="取り消す"
        danger
        pending={cancel.isPending}
        onConfirm={() => cancel.mutate(id, { onSettled: () => setAsking(false) })}
        onCancel={() => setAsking(false)}
      >
        募集期間中であれば、同じ内容で再応募できます。
      </ConfirmDialog>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[3]};
`;

const Standing = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[4]};
`;

const When = styled.p`
  margin: 0;
  color: ${({ theme }) => theme.color.inkSecondary};
  font-size: ${({ theme }) => theme.text.small};
`;
