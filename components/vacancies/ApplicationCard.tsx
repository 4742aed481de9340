import { type ReactNode, useState } from 'react';
import { StatusStamp } from '@/components/ui/data/StatusStamp';
import { Badge } from '@/components/ui/feedback/Badge';
import { Button } from '@/components/ui/form/Button';
import { LinkButton } from '@/components/ui/navigation/Link';
import { siteConfig } from '@/config/site';
import { useCancelVacancyApplication, useReapplyToVacancy } from '@/hooks/vacancy-applications';
import { dayText, shortDayText } from '@/lib/dates';
import { labelOf } from '@/lib/labels';
import {
  isReplyOverdue,
  overdueText,
  type ReplyDays,
  replyDayOf,
  sentAt,
} from '@/lib/vacancies/vacancy-applications';
import type { VacancyApplication } from '@/schemas/application-fields';
import { allowedEvents } from '@/schemas/application-transitions';
import type { Vacancy } from '@/schemas/vacancy-fields';
import { AfterApplying } from './AfterApplying';
import { ApplicationDialogs } from './ApplicationDialogs';

export interface ApplicationCardProps {
  vacancy: Vacancy;
  application: VacancyApplication;
  /** Time at which the data was fetched, in milliseconds since the epoch. */
  fetchedAt: number;
  /** The day until which an answer usually comes, by the day of the application; both YYYY-MM-DD. */
  replyDays: ReplyDays;
  /** The row with the deadline, for a member who can apply again. */
  deadline: ReactNode;
  /** The star, for a member who can apply again. */
  save: ReactNode;
}

/** Of the application's last change to cancelled; empty when the API does not return it. */
const cancelledAt = ({ history }: VacancyApplication) =>
  history.findLast(({ event }) => event === 'cancel')?.at ?? '';

/** What the card of a vacancy says to a member with an application. Its style is that of {@link ApplyCard}. */
export function ApplicationCard({
  vacancy,
  application,
  fetchedAt,
  replyDays,
  deadline,
  save,
}: ApplicationCardProps) {
  const [openDialog, setOpenDialog] = useState<'cancel' | 'reapply' | null>(null);
  const cancel = useCancelVacancyApplication();
  const reapply = useReapplyToVacancy();
  const isOpen = vacancy.status === 'open';
  const { status } = application;
  const events = allowedEvents(status, isOpen);
  const dialogs = (
    <ApplicationDialogs
      vacancy={vacancy}
      application={application}
      isNamed={false}
      openDialog={openDialog}
      cancel={cancel}
      reapply={reapply}
      onClose={() => setOpenDialog(null)}
    />
  );

  if (status === 'cancelled') {
    const day = dayText(cancelledAt(application));
    return (
      <>
        {isOpen && deadline}
        <p className="note start">
          {day && `${day}に`}応募を取り消しました。
          {vacancy.status === 'close' && '募集を終了したため、再応募できません。'}
        </p>
        {events.includes('reapply') && (
          <div className="buttons">
            <Button variant="primary" size="large" fullWidth onClick={() => setOpenDialog('reapply')}>
              再応募する
            </Button>
            {save}
          </div>
        )}
        {dialogs}
      </>
    );
  }

  const sent = sentAt(application);
  const replyDay = replyDayOf(application, replyDays);
  const isOverdue = isReplyOverdue(application, replyDays, fetchedAt);
  const { contactHref } = siteConfig();
  return (
    <>
      <div className="applied">
        {status === 'applied' ? (
          <>
            <span className="beside-only">
              <StatusStamp size="large" animate={reapply.isSuccess} />
            </span>
            <span className="bar-only">
              <StatusStamp animate={reapply.isSuccess} />
            </span>
          </>
        ) : (
          <Badge>{labelOf({}, status)}</Badge>
        )}
        <p>
          {sent && <strong>{dayText(sent)}に応募</strong>}
          {isOverdue && <span className="keep-whole">{overdueText(replyDay)}</span>}
          {replyDay && !isOverdue && <span className="keep-whole">返信の目安 {shortDayText(replyDay)}</span>}
        </p>
      </div>
      <div className="buttons">
        {isOverdue && contactHref && (
          <LinkButton variant="primary" fullWidth href={contactHref}>
            運営に問い合わせる
          </LinkButton>
        )}
        <LinkButton fullWidth href={`/mypage/vacancy/#application-${application.id}`}>
          応募した内容を見る
        </LinkButton>
      </div>
      {!isOverdue && isOpen && status === 'applied' && vacancy.selection && (
        <div className="beside-only after">
          <h2>応募のあと</h2>
          <AfterApplying vacancy={vacancy} replyDay={replyDay} isWaiting hasMarks />
        </div>
      )}
      {events.includes('cancel') && (
        <div className="last">
          <Button variant="text" size="small" onClick={() => setOpenDialog('cancel')}>
            応募を取り消す
          </Button>
        </div>
      )}
      {dialogs}
    </>
  );
}
