import { MINUTE_MS } from '@/lib/durations';

/**
 * Returns the dates of a new record. A record that was published before its import counts as unchanged since then, so
 * that feeds and search engines do not treat it as new.
 */
export function publicationDates(publishedAt: Date | undefined): { publishedAt: Date; updatedAt: Date } {
  const now = new Date();
  const published = publishedAt ?? now;
  return { publishedAt: published, updatedAt: published < now ? published : now };
}

/**
 * Returns the stored moment when a file gives the same one to the minute, because a spreadsheet leaves out its seconds;
 * otherwise the given one.
 */
export function keepSeconds(given: Date, stored: Date | null): Date {
  const isSame = stored && given.getTime() === Math.floor(stored.getTime() / MINUTE_MS) * MINUTE_MS;
  return isSame ? stored : given;
}
