import { isDeepStrictEqual } from 'node:util';
import { findInvalidText, INVALID_TEXT_MESSAGE } from '@/lib/invalid-text';
import { MINUTE_MS } from '@/schemas/time';
import { fieldError } from '@/server/http/errors';

/** Returns whether writing the given columns would leave the row unchanged. Undefined columns are not written. */
export const isUnchanged = (row: object | undefined, changes: object): boolean =>
  Object.entries(changes).every(
    ([name, value]) =>
      value === undefined || isDeepStrictEqual(value, (row as Record<string, unknown> | undefined)?.[name]),
  );

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

/** Throws 400 for the field of the first string with a character that cannot be stored (lib/invalid-text.ts). */
export function assertValidText(data: object): void {
  const path = findInvalidText(data);
  if (path !== null) throw fieldError(path, INVALID_TEXT_MESSAGE);
}
