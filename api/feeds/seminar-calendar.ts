import { createEvents, type EventAttributes } from 'ics';
import type { GetServerSideProps } from 'next';
import { loadPage } from '@/api/pages/load-page';
import { seminarApplicationQueries } from '@/api/seminar-applications';
import { seminarQueries } from '@/api/seminars';
import { siteConfig } from '@/config/site';
import { startOf, timeText } from '@/lib/dates';
import { removeInvalidText } from '@/lib/invalid-text';
import { calendarLocation } from '@/lib/seminars/seminar-text';
import { parseId } from '@/lib/url-numbers';
import { type SeminarEvent, seminarStatuses } from '@/schemas/seminar-fields';
import { toTokyoTime } from '@/schemas/time';
import { sendUnavailable } from './feed-response';

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
  const local = toTokyoTime(Date.parse(instant));
  const [month, day] = [local.getUTCMonth() + 1, local.getUTCDate()];
  return [local.getUTCFullYear(), month, day, local.getUTCHours(), local.getUTCMinutes()];
}

/**
 * Returns a text of the file without characters that RFC 5545 does not allow, and with line feeds only. The package
 * escapes `\n` and `\r\n`. Some programs read what follows another line end as a line of the file, such as END:VEVENT.
 */
const toEntryText = (text: string): string =>
  removeInvalidText(text).replaceAll(/\r\n?|[\u2028\u2029]/g, '\n');

/**
 * The entry of a seminar. The lists of the API do not tell when a seminar was changed. Its entry then has the time of the file,
 * because calendars ignore an entry that is older than the one they have.
 * @param onlineUrl the URL to join online; null when the visitor has not applied
 * @param now in ms since the epoch
 */
function toEvent(seminar: SeminarEvent, onlineUrl: string | null, now: number): EventAttributes {
  const { origin } = siteConfig();
  const url = `${origin}/seminar/${seminar.id}/`;
  const changedAt = seminar.updated_at === '' ? null : startOf(seminar.updated_at);
  // The package's types lack `timestamp`.
  const stamp = { timestamp: changedAt ?? now };
  const location = calendarLocation(seminar.venue, onlineUrl);
  return {
    uid: `seminar-${seminar.id}@${new URL(origin).hostname}`,
    sequence: seminar.revision,
    ...(seminarStatuses.some((status) => status === seminar.status) && {
      status: seminar.status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED',
    }),
    title: toEntryText(seminar.title),
    description: toEntryText(
      [seminar.lead, onlineUrl && `参加用URL：${onlineUrl}`, url].filter(Boolean).join('\n'),
    ),
    ...(location && { location: toEntryText(location) }),
    url,
    start: toTokyoDateArray(seminar.starts_at),
    startInputType: 'local',
    startOutputType: 'local',
    end: toTokyoDateArray(seminar.ends_at),
    endInputType: 'local',
    endOutputType: 'local',
    ...stamp,
    ...(changedAt !== null && { lastModified: changedAt }),
  };
}

const MAX_OCTETS = 75;
const FOLD = '\r\n ';

/** Splits one line after at most {@link MAX_OCTETS} octets, never inside a character. */
function foldLine(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    // The space that starts a continued line counts too.
    if (octets + size > MAX_OCTETS - (lines.length > 0 ? 1 : 0)) {
      lines.push(current);
      current = '';
      octets = 0;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join(FOLD);
}

/**
 * Folds the lines of an iCalendar file at 75 octets (RFC 5545, 3.1). The package `ics` folds at 75 characters, which are 225
 * octets in Japanese; its folds are undone first.
 */
export const foldLines = (calendar: string): string =>
  calendar
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .map(foldLine)
    .join('\r\n');

/** Returns the entries as an iCalendar file. @param calName the name of a calendar to subscribe to */
function toCalendar(events: EventAttributes[], calName?: string): string {
  const productId = toEntryText(`-//${siteConfig().name}//seminar//JA`);
  const { error, value } = createEvents(events, {
    productId,
    method: 'PUBLISH',
    ...(calName !== undefined && { calName: toEntryText(calName) }),
  });
  if (error || !value) throw error ?? new Error('no calendar file was made');
  const calendar = value
    .replace(/^(DTSTART|DTEND):(\d{8}T\d{6})(?=\r?$)/gm, '$1;TZID=Asia/Tokyo:$2')
    .replace(/BEGIN:VEVENT|END:VCALENDAR/, `${TOKYO_TIME_ZONE}\r\n$&`);
  return foldLines(calendar);
}

/** Returns whether the API tells when a seminar starts and ends, without which it is no entry of a calendar. */
const hasTimes = ({ starts_at, ends_at }: SeminarEvent): boolean =>
  timeText(starts_at) !== '' && timeText(ends_at) !== '';

/**
 * Returns the seminar as an iCalendar file. Calendars that read the file again update their entry: the UID never
 * changes, SEQUENCE increases with every change of the seminar, and a cancelled seminar has the status CANCELLED.
 * @param onlineUrl the URL to join online; null when the visitor has not applied
 */
export const seminarCalendar = (seminar: SeminarEvent, onlineUrl: string | null, now = Date.now()): string =>
  toCalendar([toEvent(seminar, onlineUrl, now)]);

/**
 * Returns a calendar of seminars to subscribe to. Its entries are those of {@link seminarCalendar}, so that a seminar which
 * somebody has added alone is not there twice in calendars that compare the UID. It has only what everybody may read.
 */
export const upcomingSeminarsCalendar = (seminars: readonly SeminarEvent[], now = Date.now()): string =>
  toCalendar(
    seminars.filter(hasTimes).map((seminar) => toEvent(seminar, null, now)),
    `${siteConfig().name}のセミナー`,
  );

/**
 * `getServerSideProps` that sends the file. It sends 404 for an unknown seminar and 503 when the API is unavailable.
 */
export const sendSeminarCalendar: GetServerSideProps = async (context) => {
  const id = parseId(context.params?.id);
  if (id === null) return { notFound: true };
  const { client } = await loadPage(context, {
    queries: [seminarQueries.detail(id)],
    loggedInQueries: [seminarApplicationQueries.list()],
  });
  const seminar = client.getQueryData(seminarQueries.detail(id).queryKey);
  // A calendar needs the times, which an API may leave out.
  if (seminar === null || (seminar && !hasTimes(seminar))) return { notFound: true };
  const { res } = context;
  if (seminar === undefined) return sendUnavailable(res);
  const application = client
    .getQueryData(seminarApplicationQueries.list().queryKey)
    ?.find((application) => application.seminar === id);
  res.setHeader('Content-Type', 'text/calendar; charset=utf-8');
  res.setHeader('Content-Disposition', `attachment; filename="seminar-${id}.ics"`);
  res.end(seminarCalendar(seminar, application?.online_url ?? null));
  return { props: {} };
};
