/**
 * Only the figures and the weekday are taken from it: versions of the locale data differ in what stands between
 * them, and the browser must say what the server has said.
 */
const tokyoFormat = new Intl.DateTimeFormat('ja-JP', {
  timeZone: 'Asia/Tokyo',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

const isPlainDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);
const twoDigits = (text = '') => text.padStart(2, '0');

/** @param when an instant (ms when a number), or a plain date (YYYY-MM-DD), which is a day in Tokyo */
function formatParts(when: string | number | Date) {
  const instant = new Date(typeof when === 'string' && isPlainDate(when) ? `${when}T00:00:00+09:00` : when);
  const parts = tokyoFormat.formatToParts(instant).map(({ type, value }) => [type, value] as const);
  const { year, month, day, weekday, hour, minute } = Object.fromEntries(parts);
  return {
    year: `${year}年`,
    day: `${month}月${day}日(${weekday})`,
    time: `${twoDigits(hour)}:${twoDigits(minute)}`,
  };
}

/** `6月1日(土)` */
export const dayText = (when: string | Date): string => formatParts(when).day;

/** `2026年6月1日(土)` */
export function fullDayText(when: string | Date): string {
  const { year, day } = formatParts(when);
  return year + day;
}

/** `6月1日(土) 18:00` */
export function dayTimeText(when: string | Date): string {
  const { day, time } = formatParts(when);
  return `${day} ${time}`;
}

/** `18:00` */
export const timeText = (when: number | string | Date): string => formatParts(when).time;

/** `2019年4月` from YYYY-MM. */
export function monthText(yearAndMonth: string): string {
  const [year, month] = yearAndMonth.split('-').map(Number);
  return `${year}年${month}月`;
}

/** `2019年8月19日` from YYYY-MM-DD. */
export function dateText(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${year}年${month}月${day}日`;
}
