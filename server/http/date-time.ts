import { toTokyoTime } from '@/schemas/tokyo-time';

/**
 * Returns an instant in the format of Django REST Framework for Asia/Tokyo, such as 2026-04-01T18:00:00+09:00.
 */
export const toWireDateTime = (dateTime: Date): string =>
  toTokyoTime(dateTime.getTime())
    .toISOString()
    .replace(/(\.000)?Z$/, '+09:00');
