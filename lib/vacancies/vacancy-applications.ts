import { endOf, fullDayText } from '@/lib/dates';
import { labelOf } from '@/lib/labels';
import type { VacancyApplication } from '@/schemas/application-fields';
import { startTimingLabels } from '@/schemas/application-transitions';
import { DAY_MS, dayInTokyo } from '@/schemas/time';

export interface LastApplication {
  /** When it was sent; empty when the API does not return it. */
  at: string;
  message: string;
  request: string;
}

/** Returns when an application was sent last, whatever the order of its history; empty when the API does not return it. */
export const sentAt = ({ history }: Pick<VacancyApplication, 'history'>): string =>
  history
    .filter(({ event }) => event !== 'cancel')
    .map(({ at }) => at)
    .sort((a, b) => (Date.parse(b) || 0) - (Date.parse(a) || 0))[0] ?? '';

/**
 * Returns the text of the application that was sent last, or null. Another API may not return the texts, and then there
 * is nothing to reuse.
 */
export function getLastApplication(applications: readonly VacancyApplication[]): LastApplication | null {
  const [last] = applications
    .filter(({ message }) => message.trim() !== '')
    .map((application) => ({ application, at: sentAt(application) }))
    .sort((a, b) => (Date.parse(b.at) || 0) - (Date.parse(a.at) || 0));
  if (!last) return null;
  const { message, request } = last.application;
  return { at: last.at, message, request };
}

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

/** Who gets to know an applicant. Said where people decide whether to apply. */
export const NAME_NOTE = '氏名は、応募した企業にだけ届きます。';

interface StartChoice {
  /** Empty when the API does not return it. */
  start_timing: string;
  start_date: string | null;
}

/** Returns when an applicant can start, like `1か月以内` or `2027年1月12日(火)`; an empty text when it is unknown. */
export function startTimingText({ start_timing, start_date }: StartChoice): string {
  if (start_timing === 'specified') return start_date ? fullDayText(start_date) : '';
  return labelOf(startTimingLabels, start_timing);
}
