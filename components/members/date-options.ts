import { dayInTokyo } from '@/schemas/tokyo-time';

const numberOptions = (count: number, unit: string) =>
  Array.from({ length: count }, (_, index) => ({
    value: String(index + 1).padStart(2, '0'),
    label: `${index + 1}${unit}`,
  }));

export const MONTH_OPTIONS = numberOptions(12, '月');
export const DAY_OPTIONS = numberOptions(31, '日');

/**
 * Returns the years from the latest to the earliest.
 * @param selectedYear a year that is offered even when it is later than this year
 */
export function getYearOptions(firstYear: number, selectedYear = '') {
  const last = Math.max(Number(dayInTokyo().slice(0, 4)), Number(selectedYear) || 0);
  return Array.from({ length: last - firstYear + 1 }, (_, index) => ({
    value: String(last - index),
    label: `${last - index}年`,
  }));
}
