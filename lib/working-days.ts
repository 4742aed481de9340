import holidays from '@holiday-jp/holiday_jp';
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';

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
