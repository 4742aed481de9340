import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);

/** Japan keeps no summer time, so the offset is the zone, and the server's own zone plays no part. */
const TOKYO_MINUTES = 9 * 60;

/** Today in Tokyo as YYYY-MM-DD. */
export const todayInTokyo = (now: Date = new Date()): string =>
  dayjs(now).utcOffset(TOKYO_MINUTES).format('YYYY-MM-DD');
