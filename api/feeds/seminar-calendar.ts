import { createEvent } from 'ics';
import type { GetServerSideProps } from 'next';
import { loadPage } from '@/api/pages/load-page';
import { seminarApplicationQueries } from '@/api/seminar-applications';
import { seminarQueries } from '@/api/seminars';
import { siteConfig } from '@/config/site';
import { timeText } from '@/lib/dates';
import { foldLines } from '@/lib/fold-lines';
import { parseId } from '@/lib/ids';
import type { Seminar } from '@/schemas/replies/seminars';

const TOKYO_OFFSET_MS = 9 * 60 * 60_000;

/** The package supports only UTC and floating times, so the time zone is added below. Japan has no summer time. */
const TOKYO_TIME_ZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Tokyo',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0900',
  'TZOFFSETTO:+0900',
  'TZNAME:JST',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n');

function toTokyoDateArray(instant: string): [number, number, number, number, number] {
  const local = new Date(Date.parse(instant) + TOKYO_OFFSET_MS);
  const [month, day] = [local.getUTCMonth() + 1, local.getUTCDate()];
  return [local.getUTCFullYear(), month, day, local.getUTCHours(), local.getUTCMinutes()];
}

/**
 * Returns the seminar as an iCalendar file. Calendars that read the file again update their entry: the UID never
 * changes, SEQUENCE increases with every change of the seminar, and a cancelled seminar has the status CANCELLED.
 * @param onlineUrl the URL to join online; null when the visitor has not applied
 */
export function seminarCalendar(seminar: Seminar, onlineUrl: string | null): string {
  const { origin, name } = siteConfig();
  const url = `${origin}/seminar/${seminar.id}/`;
  // The package's types lack `timestamp`. Without it the file would contain the current time and change every second.
  const changedAt = Date.parse(seminar.updated_at || seminar.starts_at);
  const stamp = { timestamp: changedAt };
  const { error, value } = createEvent({
    productId: `-//${name}//seminar//JA`,
    method: 'PUBLISH',
    uid: `seminar-${seminar.id}@${new URL(origin).hostname}`,
    sequence: seminar.revision,
    status: seminar.status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED',
    title: seminar.title,
    description: [seminar.lead, ...(onlineUrl ? [`参加用URL：${onlineUrl}`] : []), url].join('\n'),
    location: seminar.venue ? `${seminar.venue.name} ${seminar.venue.address}` : (onlineUrl ?? 'オンライン'),
    url,
    start: toTokyoDateArray(seminar.starts_at),
    startInputType: 'local',
    startOutputType: 'local',
    end: toTokyoDateArray(seminar.ends_at),
    endInputType: 'local',
    endOutputType: 'local',
    ...stamp,
    lastModified: changedAt,
  });
  if (error || !value) throw error ?? new Error('no calendar file was made');
  const calendar = value
    .replace(/^(DTSTART|DTEND):(\d{8}T\d{6})(?=\r?$)/gm, '$1;TZID=Asia/Tokyo:$2')
    .replace('BEGIN:VEVENT', `${TOKYO_TIME_ZONE}\r\nBEGIN:VEVENT`);
  return foldLines(calendar);
}

/**
 * `getServerSideProps` that sends the file. It sends 404 for an unknown seminar and 503 when the API is unavailable.
 */
export const sendSeminarCalendar: GetServerSideProps = async (context) => {
  const id = parseId(context.params?.id);
  if (id === null) return { notFound: true };
  const { client } = await loadPage(context, {
    queries: [seminarQueries.detail(id)],
    memberQueries: [seminarApplicationQueries.list()],
  });
  const seminar = client.getQueryData(seminarQueries.detail(id).queryKey);
  // A calendar needs the times, which an API may leave out.
  if (seminar === null || (seminar && !(timeText(seminar.starts_at) && timeText(seminar.ends_at))))
    return { notFound: true };
  const { res } = context;
  if (seminar === undefined) {
    res.statusCode = 503;
    res.end();
    return { props: {} };
  }
  const application = client
    .getQueryData(seminarApplicationQueries.list().queryKey)
    ?.find((application) => application.seminar === id);
  res.setHeader('Content-Type', 'text/calendar; charset=utf-8');
  res.setHeader('Content-Disposition', `attachment; filename="seminar-${id}.ics"`);
  res.end(seminarCalendar(seminar, application?.online_url ?? null));
  return { props: {} };
};
