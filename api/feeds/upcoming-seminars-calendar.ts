import type { GetServerSideProps } from 'next';
import { readAnonymously } from '@/api/transport/read-anonymously';
import { readUpcomingSeminars } from '@/api/upcoming-seminars';
import { siteCache } from '@/gateway/runtime';
import { type SeminarEvent, seminarEventPageReply } from '@/schemas/seminar-fields';
import { sendFeed, sendUnavailable } from './feed-response';
import { upcomingSeminarsCalendar } from './seminar-calendar';

/** The most entries of the calendar. */
const MAX_EVENTS = 100;
/** The package checks every value, which takes about 30 ms for 30 entries. Readers keep the calendar for longer. */
const KEPT_SECONDS = 60;

/** Returns the next seminars; null when visitors cannot read them. @throws Error when the API is unavailable */
async function readUpcoming(): Promise<SeminarEvent[] | null> {
  let isReadable = true;
  const { rows } = await readUpcomingSeminars(async (query) => {
    const page = await readAnonymously('/seminar-summaries/', query, seminarEventPageReply);
    // A later page may be missing, because the API has fewer pages by now.
    if (!page && query.startsWith('page=1&')) isReadable = false;
    return page;
  });
  return isReadable ? rows.slice(0, MAX_EVENTS) : null;
}

async function makeCalendar() {
  const seminars = await readUpcoming();
  return { value: seminars && upcomingSeminarsCalendar(seminars), seconds: KEPT_SECONDS };
}

/**
 * `getServerSideProps` of the calendar of all upcoming seminars. They are read as a visitor does, so that nothing personal
 * gets into a shared cache.
 */
export const sendUpcomingSeminarsCalendar: GetServerSideProps = async (context) => {
  const calendar = await siteCache()
    .get<string | null>('calendar', makeCalendar, KEPT_SECONDS)
    .catch(() => undefined);
  if (calendar === null) return { notFound: true };
  if (calendar === undefined) return sendUnavailable(context.res);
  return sendFeed(context, 'text/calendar', calendar);
};
