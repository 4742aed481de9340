import { type ReactNode, useState } from 'react';
import { EventHistory } from '@/components/ui/data/EventHistory';
import { StatusStamp } from '@/components/ui/data/StatusStamp';
import { SmallNote } from '@/components/ui/data/Text';
import { Button } from '@/components/ui/form/Button';
import { Stack } from '@/components/ui/layout/Stack';
import { useCancelVacancyApplication, useReapplyToVacancy } from '@/hooks/vacancy-applications';
import { labelOf } from '@/lib/labels';
import type { VacancyConditions } from '@/lib/vacancies/vacancy-changes';
import type { VacancyApplication } from '@/schemas/application-fields';
import { allowedEvents } from '@/schemas/application-transitions';
import { ApplicationDialogs } from './ApplicationDialogs';

interface ApplicationStatusProps {
  vacancy: VacancyConditions & { title: string; status: string };
  application: Pick<VacancyApplication, 'id' | 'status' | 'history' | 'conditions'>;
  /** Id of the element with the vacancy's name, for screens that show several vacancies. Their dialogs say which one it is. */
  describedBy?: string;
  /** Shown while the application is under way, such as when the answer comes. */
  note?: ReactNode;
}

const eventLabels = { apply: '応募', cancel: '取り消し', reapply: '再応募' };

/** Shows the status of an application, its history and the actions that the member can take now. */
export function ApplicationStatus({ vacancy, application, describedBy, note }: ApplicationStatusProps) {
  const [openDialog, setOpenDialog] = useState<'cancel' | 'reapply' | null>(null);
  const cancel = useCancelVacancyApplication();
  const reapply = useReapplyToVacancy();
  const { status, history } = application;
  const events = allowedEvents(status, vacancy.status === 'open');
  const isClosed = vacancy.status === 'close';

  return (
    <Stack $gap={3}>
      <EventHistory
        label="応募の履歴"
        events={history.map(({ event, at }) => ({ text: labelOf(eventLabels, event), at }))}
      >
        {status === 'applied' ? (
          <StatusStamp animate={reapply.isSuccess} />
        ) : (
          <strong>{labelOf({ cancelled: '取り消し済み' }, status)}</strong>
        )}
      </EventHistory>
      {status === 'applied' && note && (
        <SmallNote as="div" $align="start">
          {note}
        </SmallNote>
      )}
      {status === 'cancelled' && isClosed && (
        <SmallNote $align="start">この案件は募集を終了したため、再応募できません。</SmallNote>
      )}
      {events.includes('cancel') && (
        <Button fullWidth aria-describedby={describedBy} onClick={() => setOpenDialog('cancel')}>
          応募を取り消す
        </Button>
      )}
      {events.includes('reapply') && (
        <Button fullWidth aria-describedby={describedBy} onClick={() => setOpenDialog('reapply')}>
          再応募する
        </Button>
      )}
      <ApplicationDialogs
        vacancy={vacancy}
        application={application}
        isNamed={describedBy !== undefined}
        openDialog={openDialog}
        cancel={cancel}
        reapply={reapply}
        onClose={() => setOpenDialog(null)}
      />
    </Stack>
  );
}
