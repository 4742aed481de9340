/** Japan has no daylight saving time, so the offset is constant and the server's time zone is irrelevant. */
const TOKYO_OFFSET_MS = 9 * 60 * 60_000;

/** Returns today's date in Tokyo as YYYY-MM-DD. It is in this file, because schemas need it and import nothing from `lib/`. */
export const todayInTokyo = (now: Date = new Date()): string =>
  new Date(now.getTime() + TOKYO_OFFSET_MS).toISOString().slice(0, 10);
