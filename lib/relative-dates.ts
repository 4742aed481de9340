import { todayInTokyo } from './today';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const TOKYO_OFFSET = 9 * 60 * MINUTE;

/** Matches `in 12 days` and `3 days ago`, each with or without ` at 18:00`. */
const RELATIVE = /^(?:in (\d{1,4}) days?|(\d{1,4}) days? ago)(?: at ([01]\d|2[0-3]):([0-5]\d))?$/;

/**
 * Returns a function that resolves relative dates such as `in 12 days` or `3 days ago at 10:00`. Files use them when
 * the date of the import is unknown. Days are counted from the day of `now` in Tokyo, which has no daylight saving
 * time. A date in the past is never later than `now`. The function returns YYYY-MM-DD, or ISO 8601 when there is a
 * time, and any other text unchanged.
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
