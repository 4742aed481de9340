import { dayText, startOf } from '@/lib/dates';
import { DAY_MS } from '@/lib/durations';
import { toTokyoTime } from '@/schemas/tokyo-time';

/**
 * Returns the deadline text exactly as spec §9 defines it: one day before the date, at the hour (hours + 18) modulo 24.
 * `2026-06-01` becomes `5月31日(日) 18:00までです。`.
 * @param date YYYY-MM-DD (a day in Tokyo, hour 0), or an instant, whose hour in Tokyo is used
 */
export function deadlineText(date: string): string {
  const instant = startOf(date);
  const hours = toTokyoTime(instant).getUTCHours();
  return `${dayText(new Date(instant - DAY_MS))} ${(hours + 18) % 24}:00までです。`;
}
