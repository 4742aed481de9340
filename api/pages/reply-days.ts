import { siteConfig } from '@/config/site';
import { replyDay } from '@/lib/vacancies/reply-day';
import { dayInTokyo } from '@/schemas/tokyo-time';

/**
 * Returns the day until which an answer usually comes, by the day of the application (both YYYY-MM-DD). It is empty when the
 * operator names no time.
 * @param sent when the applications were sent
 */
export function getReplyDays(sent: readonly Date[]): Record<string, string> {
  const { replyBusinessDays } = siteConfig();
  if (replyBusinessDays === null) return {};
  return Object.fromEntries(sent.map((date) => [dayInTokyo(date), replyDay(date, replyBusinessDays)]));
}
