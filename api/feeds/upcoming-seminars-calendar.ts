import type { GetServerSideProps } from 'next';
import { readAnonymously } from '@/api/transport/read-anonymously';
import { readUpcomingSeminars } from '@/api/upcoming-seminars';
import { type SeminarEvent, seminarEventPageReply } from '@/schemas/seminar-fields';
import { sendFeed, sendUnavailable } from './feed-response';
import { upcomingSeminarsCalendar } from './seminar-calendar';
import { shareReading } from './share-reading';

/** The most entries of the calendar. */
const MAX_EVENTS = 100;

/** Returns the next seminars; null when visitors cannot read them. @throws Error when the API is unavailable */
const readUpcoming = shareReading(async (): Promise<SeminarEvent[] | null> => {
  let isReadable = true;
  const seminars = await readUpcomingSeminars(async (query) => {
    const page = await readAnonymously('/seminar-summaries/', query, seminarEventPageReply);
    // A later page may be missing, because the API has fewer pages by now.
    if (!page && query.startsWith('page=1&')) isReadable = false;
    return page;
  });
  return isReadable ? seminars.slice(0, MAX_EVENTS) : null;
});

let latest: { source: string; calendar: string } | undefined;

/** Returns the calendar, made once for each change: the package checks every value, which takes about 30 ms for 30 entries. */
function calendarOf(seminars: readonly SeminarEvent[]): string {
  const source = JSON.stringify(seminars);
  if (latest?.source !== source) latest = { source, calendar: upcomingSeminarsCalendar(seminars) };
  return latest.calendar;
}

/**
 * `getServerSideProps` of the calendar of all upcoming seminars. They are read as a visitor does, so that nothing personal
 * gets into a shared cache.
 */
export const sendUpcomingSeminarsCalendar: GetServerSideProps = async (context) => {
  const seminars = await readUpcoming().catch(() => undefined);
  if (seminars === null) return { notFound: true };
  if (seminars === undefined) return sendUnavailable(context.res);
  return sendFeed(context, 'text/calendar', calendarOf(seminars));
};
