import { addWorkingDays } from '@/lib/working-days';
import { dayInTokyo } from '@/schemas/tokyo-time';

/**
 * Returns the day until whose end a member usually hears of an application: the given number of business days after the
 * day of the application in Tokyo, without weekends, national holidays and the days around New Year. It is for the server:
 * a page gets the day as data, because the list of holidays is too large for a browser.
 * @param businessDays `replyBusinessDays` of the site's settings
 * @returns YYYY-MM-DD
 */
export const replyDay = (appliedAt: Date, businessDays: number): string =>
  addWorkingDays(dayInTokyo(appliedAt), businessDays);
