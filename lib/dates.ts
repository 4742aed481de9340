import { DAY_MS, toTokyoTime } from '@/schemas/time';

const WEEKDAYS = '日月火水木金土';

/** Returns whether a value of a reply is a date without a time: YYYY-MM-DD. */
export const isPlainDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/**
 * Returns when a value of a reply starts, in milliseconds since the epoch: a plain date at midnight in Tokyo. Returns NaN
 * for an empty text.
 */
export const startOf = (when: string) => Date.parse(isPlainDate(when) ? `${when}T00:00:00+09:00` : when);
/** Returns when a value of a reply ends: a plain date at the end of that day in Tokyo. Otherwise as {@link startOf}. */
export const endOf = (when: string) => startOf(when) + (isPlainDate(when) ? DAY_MS : 0);

/**
 * Returns the parts of a date in Tokyo time.
 * @param when an instant (a number is in milliseconds), a plain date (YYYY-MM-DD), which starts at midnight in Tokyo,
 * or an empty text, which has no parts
 * @throws RangeError for anything else
 */
function formatParts(when: string | number | Date) {
  if (when === '') return { year: '', day: '', time: '' };
  const shown = toTokyoTime(typeof when === 'string' ? startOf(when) : Number(when));
  const [year, month, day, hour, minute] = shown.toISOString().split(/\D/);
  return {
    year: `${year}年`,
    day: `${Number(month)}月${Number(day)}日(${WEEKDAYS[shown.getUTCDay()]})`,
    time: `${hour}:${minute}`,
  };
}

/** Returns a day like `6月1日(土)`. */
export const dayText = (when: string | Date): string => formatParts(when).day;

/** Returns a day like `2026年6月1日(土)`. */
export function fullDayText(when: string | Date): string {
  const { year, day } = formatParts(when);
  return year + day;
}

/** Returns a day and time like `6月1日(土) 18:00`, and the day alone for a date without a time. */
export function dayTimeText(when: string | Date): string {
  const { day, time } = formatParts(when);
  const hasTime = time !== '' && !(typeof when === 'string' && isPlainDate(when));
  return hasTime ? `${day} ${time}` : day;
}

/** Returns a time like `18:00`; an empty text for a date without a time. */
export const timeText = (when: number | string | Date): string =>
  typeof when === 'string' && isPlainDate(when) ? '' : formatParts(when).time;

/** Returns a time like `18:00〜20:00`, as far as start and end are known. */
export function timeRangeText({ starts_at, ends_at }: { starts_at: string; ends_at: string }): string {
  const [start, end] = [timeText(starts_at), timeText(ends_at)];
  return start || end ? `${start}〜${end}` : '';
}

/** Returns a month like `2019年4月` for YYYY-MM or a day in it; an empty text stays empty. */
export function monthText(yearAndMonth: string): string {
  if (yearAndMonth === '') return '';
  const [year, month] = yearAndMonth.split('-').map(Number);
  return `${year}年${month}月`;
}

/** Returns a date like `2019年8月19日` for YYYY-MM-DD. */
export function dateText(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${year}年${month}月${day}日`;
}

/** Returns a day like `6/1(土)`, for a column of dates. */
export const shortDayText = (when: string): string => dayText(when).replace('月', '/').replace('日(', '(');
