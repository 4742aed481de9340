import { todayInTokyo } from '@/config/today';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The days of the demo data, counted from the day of seeding in Tokyo, which has no summer time. */
export function demoCalendar(now: Date) {
  const midnight = Date.parse(`${todayInTokyo(now)}T00:00:00+09:00`);
  return {
    /** A full minute of a day; negative days are past ones. Of today, at most now. */
    past: (days: number, hour: number, minutesBefore = 0): Date => {
      const instant = Math.min(midnight + days * DAY + hour * HOUR, now.getTime());
      return new Date((Math.floor(instant / MINUTE) - minutesBefore) * MINUTE);
    },
    /** Spec §9: deadlines are at 18:00. */
    deadline: (days: number): Date => new Date(midnight + days * DAY + 18 * HOUR),
    /** YYYY-MM-DD. */
    date: (days: number): string => todayInTokyo(new Date(midnight + days * DAY)),
  };
}
