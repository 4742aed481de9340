import type { GetServerSideProps } from 'next';
import { readAnonymously } from '@/api/transport/read-anonymously';
import { type SeminarEvent, seminarEventPageReply } from '@/schemas/replies/seminars';
import { sendFeed, sendUnavailable } from './feed-response';
import { seminarsCalendar } from './seminar-calendar';

/** The largest page that the API accepts. A calendar needs no more: the API lists the coming seminars first. */
const MAX_EVENTS = 100;

async function readComing(): Promise<SeminarEvent[] | null> {
  const query = `page=1&seminar_page_size=${MAX_EVENTS}`;
  const page = await readAnonymously('/seminar-summaries/', query, seminarEventPageReply);
  return page ? page.results.filter(({ status }) => status !== 'past').slice(0, MAX_EVENTS) : null;
}

let latest: { source: string; calendar: string } | undefined;

/** Returns the calendar, made once for each change: the package checks every value, which takes about 30 ms for 30 entries. */
function calendarOf(seminars: readonly SeminarEvent[]): string {
  const source = JSON.stringify(seminars);
  if (latest?.source !== source) latest = { source, calendar: seminarsCalendar(seminars) };
  return latest.calendar;
}

/**
 * `getServerSideProps` of the calendar of all coming seminars. They are read as a visitor does, so that nothing personal
 * gets into a shared cache.
 */
export const sendSeminarsCalendar: GetServerSideProps = async (context) => {
  const seminars = await readComing().catch(() => undefined);
  if (seminars === null) return { notFound: true };
  if (seminars === undefined) return sendUnavailable(context.res);
  return sendFeed(context, 'text/calendar', calendarOf(seminars));
};
