import { ContactLink } from '@/components/shell/ContactLink';
import { dayText } from '@/lib/dates';
import { isReplyOverdue, type ReplyDays, replyDayOf } from '@/lib/vacancies/vacancy-applications';
import type { VacancyApplication } from '@/schemas/application-fields';

interface ReplyNoteProps {
  application: Pick<VacancyApplication, 'history'>;
  /** The status of the vacancy. */
  vacancyStatus: string;
  replyDays: ReplyDays;
  /** The time of the data in milliseconds since the epoch, so that server and browser agree. */
  now: number;
}

/** Says when the answer to an application comes, or where it comes when no time is named, and whom to ask. */
export function ReplyNote({ application, vacancyStatus, replyDays, now }: ReplyNoteProps) {
  const day = replyDayOf(application, replyDays);
  return (
    <>
      <p>
        {vacancyStatus === 'close' && 'この案件の募集は終了しました。'}
        {isReplyOverdue(application, replyDays, now) ? overdueSentence(day) : waitingSentence(day)}
      </p>
      <ContactLink as="p" />
    </>
  );
}

const waitingSentence = (day: string | undefined) =>
  day
    ? `返信の目安は${dayText(day)}です。ご登録のメールアドレスか電話番号に届きます。`
    : '企業からの返信は、ご登録のメールアドレスか電話番号に届きます。';

const overdueSentence = (day: string | undefined) =>
  `${day ? `返信の目安の${dayText(day)}` : '応募から2週間'}を過ぎました。返信がないときは、運営にお知らせください。`;
