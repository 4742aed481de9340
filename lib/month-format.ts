import { isPlainDate } from './dates';

// The site shows months. An API with a DateField sends days instead, and accepts nothing else.

type Period = Readonly<Record<string, unknown>>;

/** Returns whether the API sends a day for one of the months. Nothing is known of an API that has sent no month. */
export const hasFullDates = (records: readonly Period[], names: readonly string[]): boolean =>
  records.some((record) => names.some((name) => isPlainDate(String(record[name]))));

function asRead(month: unknown, isDay: boolean): unknown {
  if (typeof month !== 'string') return month;
  return isDay && !isPlainDate(month) ? `${month}-01` : month.slice(0, isDay ? undefined : 7);
}

/**
 * Returns records to be saved with their months in the form in which the API sends them. A day that was read is sent back
 * as it was; a month that the member has chosen begins on its first day.
 * @param names of the fields with months
 * @param isDays what {@link hasFullDates} says of the records that were read
 */
export const formatMonthsForApi = <T extends Period>(
  records: readonly T[],
  names: readonly (keyof T & string)[],
  isDays: boolean,
): T[] =>
  records.map((record) => ({
    ...record,
    ...Object.fromEntries(names.map((name) => [name, asRead(record[name], isDays)])),
  }));
