import { todayInTokyo } from './today';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const TOKYO_OFFSET = 9 * 60 * MINUTE;

/** `in 12 days`, `3 days ago`, each with or without ` at 18:00`. */
const RELATIVE = /^(?:in (\d{1,4}) days?|(\d{1,4}) days? ago)(?: at ([01]\d|2[0-3]):([0-5]\d))?$/;

/**
 * Resolves dates as people write them who do not know the day on which they will be read: `in 12 days`,
 * `3 days ago at 10:00`. Days are counted from the day of `now` in Tokyo, which has no summer time. What happened ago
 * is never later than `now`.
 * @returns a function that gives YYYY-MM-DD, or ISO 8601 where there is a time, and any other text as it is
 */
export function relativeDateResolver(now: Date): (text: string) => string {
  const midnight = Date.parse(`${todayInTokyo(now)}T00:00:00+09:00`);
  const fullMinute = Math.floor(now.getTime() / MINUTE) * MINUTE;
  return (text) => {
    const [matched, ahead, ago, hour, minute] = RELATIVE.exec(text) ?? [];
    if (matched === undefined) return text;
    const day = midnight + (ahead === undefined ? -Number(ago) : Number(ahead)) * DAY;
    if (hour === undefined) return new Date(day + TOKYO_OFFSET).toISOString().slice(0, 10);
    const instant = day + (Number(hour) * 60 + Number(minute)) * MINUTE;
    return new Date(ahead === undefined ? Math.min(instant, fullMinute) : instant).toISOString();
  };
}
