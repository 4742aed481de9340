import holidays from '@holiday-jp/holiday_jp';
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { dayInTokyo, MINUTE_MS } from '@/schemas/time';

dayjs.extend(utc);

/** `isHoliday()` of the package goes through all holidays in each call. */
const nationalHolidays = new Set(Object.keys(holidays.holidays));

const DATE_FORMAT = 'YYYY-MM-DD';
const SUNDAY = 0;
const SATURDAY = 6;

/** Most companies in Japan close from 29 December to 3 January, which the list of national holidays does not contain. */
const isYearEnd = (date: string) => /-(12-(29|3[01])|01-0[1-3])$/.test(date);

/**
 * Says whether companies in Japan usually work on a day: Monday to Friday without national holidays and without the
 * days around New Year.
 * @param date YYYY-MM-DD
 */
export function isWorkingDay(date: string): boolean {
  const weekday = dayjs.utc(date).day();
  return weekday !== SUNDAY && weekday !== SATURDAY && !isYearEnd(date) && !nationalHolidays.has(date);
}

/** Returns the day after the last working day before a day. @param date YYYY-MM-DD */
export const dayAfterLastWorkingDay = (date: string): string =>
  dayjs.utc(addWorkingDays(date, -1)).add(1, 'day').format(DATE_FORMAT);

/**
 * Returns the working day that lies the given number of working days after a day.
 * @param date YYYY-MM-DD, any day
 * @param count number of working days, negative for days before `date`; 0 returns `date` itself
 */
export function addWorkingDays(date: string, count: number): string {
  const step = Math.sign(count);
  let day = date;
  for (let remaining = Math.abs(count); remaining > 0; ) {
    day = dayjs.utc(day).add(step, 'day').format(DATE_FORMAT);
    if (isWorkingDay(day)) remaining -= 1;
  }
  return day;
}

/**
 * Returns the day until whose end a member usually hears of an application: the given number of business days after the
 * day of the application in Tokyo, without weekends, national holidays and the days around New Year. It is for the server:
 * a page gets the day as data, because the list of holidays is too large for a browser.
 * @param businessDays `replyBusinessDays` of the site's settings
 * @returns YYYY-MM-DD
 */
export const replyDay = (appliedAt: Date, businessDays: number): string =>
  addWorkingDays(dayInTokyo(appliedAt), businessDays);

/** Matches `in 12 days`, `in 8 working days` and `3 days ago`, each with or without ` at 18:00`. */
const RELATIVE =
  /^(?:in (?<ahead>\d{1,4})|(?<ago>\d{1,4}))(?<working> working)? days?(?<past> ago)?(?: at (?<time>(?:[01]\d|2[0-3]):[0-5]\d))?$/;

/**
 * Returns a function that resolves relative dates such as `in 12 days`, `in 8 working days at 18:00` or `3 days ago at
 * 10:00`. Files use them when the date of the import is unknown. Days are counted from the day of `now` in Tokyo, which
 * has no daylight saving time. A date in the past is never later than `now`. The function returns YYYY-MM-DD, or ISO
 * 8601 when there is a time, and any other text unchanged.
 */
export function relativeDateResolver(now: Date): (text: string) => string {
  const today = dayInTokyo(now);
  const fullMinute = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  return (text) => {
    const { ahead, ago, working, past, time } = RELATIVE.exec(text)?.groups ?? {};
    // Exactly one of `in` and `ago` makes a date.
    if ((ahead === undefined) !== (past !== undefined)) return text;
    const count = ahead === undefined ? -Number(ago) : Number(ahead);
    const day = working
      ? addWorkingDays(today, count)
      : dayjs.utc(today).add(count, 'day').format(DATE_FORMAT);
    if (time === undefined) return day;
    const instant = Date.parse(`${day}T${time}:00+09:00`);
    return new Date(past ? Math.min(instant, fullMinute) : instant).toISOString();
  };
}
