/** Units of time in milliseconds. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Japan has no daylight saving time, so the offset is constant and the time zone of the server or browser is irrelevant. */
const TOKYO_OFFSET_MS = 9 * 60 * 60_000;

/**
 * Returns a date whose parts in UTC are those of the instant in Tokyo. `Intl.DateTimeFormat` returns the same parts, but
 * creating the first one blocks the main thread of a phone for about 20 ms while the page is hydrated. The function is not in
 * `lib/`, because schemas use it and import nothing from there.
 * @param instant in milliseconds since the epoch
 */
export const toTokyoTime = (instant: number): Date => new Date(instant + TOKYO_OFFSET_MS);

/** Returns the last day of a later year in Tokyo as YYYY-MM-DD. @param years from this year */
export const lastDayOfYear = (years: number): string => `${Number(dayInTokyo().slice(0, 4)) + years}-12-31`;

/** Returns the day of an instant in Tokyo as YYYY-MM-DD. Without an instant it is today. */
export const dayInTokyo = (instant: Date = new Date()): string =>
  toTokyoTime(instant.getTime()).toISOString().slice(0, 10);
