import { monthText } from './dates';

/** How the years of a document are counted: 2019年 or 令和元年. */
export type YearStyle = 'western' | 'japanese';

/** Created when it is needed, because that takes more than 20 ms. */
let eraFormat: Intl.DateTimeFormat | undefined;

/** Returns a year like `令和元年` as it is called on a day (YYYY-MM-DD). */
function eraYearText(day: string): string {
  eraFormat ??= new Intl.DateTimeFormat('ja-JP-u-ca-japanese', {
    timeZone: 'UTC',
    era: 'long',
    year: 'numeric',
  });
  // Only the parts are used, because versions of the locale data differ in the characters between them.
  const parts = eraFormat.formatToParts(new Date(`${day}T00:00:00Z`));
  const find = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const year = find('year');
  return `${find('era')}${year === '1' ? '元' : year}年`;
}

/**
 * Returns a month like `2019年5月` or `令和元年5月`; an empty text stays empty.
 * @param month YYYY-MM, or a day in it. A month in which the era changed belongs to the era at its end, as in 平成元年1月.
 */
export const monthInYearStyle = (month: string, style: YearStyle): string =>
  style === 'western' || month === ''
    ? monthText(month)
    : `${eraYearText(`${month.slice(0, 7)}-28`)}${Number(month.slice(5, 7))}月`;

/** Returns a day like `2019年5月1日` or `令和元年5月1日` for YYYY-MM-DD; an empty text stays empty. */
export function dayInYearStyle(day: string, style: YearStyle): string {
  if (day === '') return '';
  const [year, month, date] = day.split('-').map(Number);
  return `${style === 'western' ? `${year}年` : eraYearText(day)}${month}月${date}日`;
}
