const TOKYO_OFFSET_MS = 9 * 60 * 60 * 1000;

/**
 * Returns an instant in the format of Django REST Framework for Asia/Tokyo, which has no daylight saving time:
 * 2026-04-01T18:00:00+09:00.
 */
export const toWireDateTime = (dateTime: Date): string =>
  new Date(dateTime.getTime() + TOKYO_OFFSET_MS).toISOString().replace(/(\.000)?Z$/, '+09:00');
