import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);

/** Japan has no daylight saving time, so the offset is constant and the server's time zone is irrelevant. */
const TOKYO_MINUTES = 9 * 60;

/** Returns today's date in Tokyo as YYYY-MM-DD. */
export const todayInTokyo = (now: Date = new Date()): string =>
  dayjs(now).utcOffset(TOKYO_MINUTES).format('YYYY-MM-DD');
