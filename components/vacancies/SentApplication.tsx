import { Panel } from '@/components/ui/layout/Panel';
import type { ReplyDays } from '@/lib/vacancies/vacancy-applications';
import type { VacancyApplication } from '@/schemas/application-fields';
import type { Vacancy } from '@/schemas/vacancy-fields';
import { ApplicationStatus } from './ApplicationStatus';
import { ConditionChanges } from './ConditionChanges';
import { ReplyNote } from './ReplyNote';
import { SentEntry } from './SentContents';

interface SentApplicationProps {
  vacancy: Vacancy;
  application: VacancyApplication;
  replyDays: ReplyDays;
  /** The time of the data, in milliseconds since the epoch. */
  now: number;
}

/** An application with its state, what can be done with it, and what the company has got. */
export function SentApplication({ vacancy, application, replyDays, now }: SentApplicationProps) {
  return (
    <>
      <Panel padded>
        <ApplicationStatus
          vacancy={vacancy}
          application={application}
          note={
            <ReplyNote
              application={application}
              vacancyStatus={vacancy.status}
              replyDays={replyDays}
              now={now}
            />
          }
        />
      </Panel>
      <ConditionChanges vacancy={vacancy} applied={application.conditions} />
      {/* An API may not return what was written. */}
      {application.message && <SentEntry application={application} />}
    </>
  );
}
