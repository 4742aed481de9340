// The texts of dates without a time. They are not in dates.ts, so that the lists do not load them.

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
