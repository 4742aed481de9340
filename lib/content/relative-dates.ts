import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { MINUTE_MS } from '@/lib/durations';
import { addWorkingDays } from '@/lib/working-days';
import { dayInTokyo } from '@/schemas/tokyo-time';

dayjs.extend(utc);

/** Matches `in 12 days`, `in 8 working days` and `3 days ago`, each with or without ` at 18:00`. */
const RELATIVE =
  /^(?:in (?<ahead>\d{1,4})|(?<ago>\d{1,4}))(?<working> working)? days?(?<past> ago)?(?: at (?<time>(?:[01]\d|2[0-3]):[0-5]\d))?$/;

/**
 * Returns a function that resolves relative dates such as `in 12 days`, `in 8 working days at 18:00` or `3 days ago at
 * 10:00`. Files use them when the date of the import is unknown. Days are counted from the day of `now` in Tokyo, which
 * has no daylight saving time. A date in the past is never later than `now`. The function returns YYYY-MM-DD, or ISO
 * 8601 when there is a time, and any other text unchanged.
 */
export function relativeDateResolver(now: Date): (text: string) => string {
  const today = dayInTokyo(now);
  const fullMinute = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  return (text) => {
    const { ahead, ago, working, past, time } = RELATIVE.exec(text)?.groups ?? {};
    // Exactly one of `in` and `ago` makes a date.
    if ((ahead === undefined) !== (past !== undefined)) return text;
    const count = ahead === undefined ? -Number(ago) : Number(ahead);
    const day = working
      ? addWorkingDays(today, count)
      : dayjs.utc(today).add(count, 'day').format('YYYY-MM-DD');
    if (time === undefined) return day;
    const instant = Date.parse(`${day}T${time}:00+09:00`);
    return new Date(past ? Math.min(instant, fullMinute) : instant).toISOString();
  };
}
