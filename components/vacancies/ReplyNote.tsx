import { TextLink } from '@/components/ui/navigation/TextLink';
import { siteConfig } from '@/config/site';
import { dayText, endOf } from '@/lib/dates';
import { type ReplyDays, replyDayOf } from '@/lib/vacancies/last-application';
import type { VacancyApplication } from '@/schemas/application-fields';

interface ReplyNoteProps {
  application: Pick<VacancyApplication, 'history'>;
  replyDays: ReplyDays;
  /** The time of the data in milliseconds since the epoch, so that server and browser agree. */
  now: number;
}

/** Says when the answer to an application comes, or where it comes when no time is named, and whom to ask. */
export function ReplyNote({ application, replyDays, now }: ReplyNoteProps) {
  const { contactHref } = siteConfig();
  return (
    <p>
      {replyText(replyDayOf(application, replyDays), now)}
      {contactHref && (
        <TextLink href={contactHref} standalone>
          運営に問い合わせる
        </TextLink>
      )}
    </p>
  );
}

function replyText(day: string | undefined, now: number): string {
  if (!day) return '企業からの返信は、ご登録のメールアドレスか電話番号に届きます。';
  if (endOf(day) > now)
    return `返信の目安は${dayText(day)}です。ご登録のメールアドレスか電話番号に届きます。`;
  return `返信の目安（${dayText(day)}）を過ぎました。返信がないときは、運営にお知らせください。`;
}
