import { endOf } from '@/lib/dates';
import { DAY_MS } from '@/lib/durations';
import type { VacancyApplication } from '@/schemas/application-fields';
import { dayInTokyo } from '@/schemas/tokyo-time';
import { sentAt } from './last-application';

/** The days until which answers usually come, by the day of the application (YYYY-MM-DD). */
export type ReplyDays = Readonly<Record<string, string>>;

/** Returns the day until which an answer usually comes; undefined when it is not known, and for an unknown application. */
export function replyDayOf(
  application: Pick<VacancyApplication, 'history'>,
  days: ReplyDays,
): string | undefined {
  const sent = sentAt(application);
  return sent ? days[dayInTokyo(new Date(sent))] : undefined;
}

/** For an application whose reply day is not known: after this time an answer is no longer near. */
const LONG_WAIT_MS = 14 * DAY_MS;

/**
 * Returns whether an application waits longer than usual for its answer: beyond its reply day or, without one, for weeks.
 * False for one of which the API does not say when it was sent.
 * @param now in milliseconds since the epoch
 */
export function isReplyOverdue(
  application: Pick<VacancyApplication, 'history'>,
  days: ReplyDays,
  now: number,
): boolean {
  const day = replyDayOf(application, days);
  return day ? endOf(day) <= now : Date.parse(sentAt(application)) + LONG_WAIT_MS <= now;
}

/** Returns what a row says of an application that waits longer than usual. @param replyDay as {@link replyDayOf} returns it */
export const overdueText = (replyDay: string | undefined): string =>
  `${replyDay ? '返信の目安' : '応募から2週間'}を過ぎました`;
