import { fullDayText, startOf } from '@/lib/dates';
import type { SeminarSummary } from '@/schemas/seminar-fields';

/** Returns the URL of a session's details on the conference page, so that a session can be shared. */
export const getSessionHref = (id: number) => ({ pathname: '/conference', query: { session: id } });

/** A session without a date comes last. */
const timeOf = ({ starts_at }: SeminarSummary) => startOf(starts_at) || Number.MAX_SAFE_INTEGER;

/** Returns the sessions that are neither past nor cancelled, sorted by start time. */
export const getUpcomingSessions = (seminars: readonly SeminarSummary[]): SeminarSummary[] =>
  seminars
    .filter(({ status }) => status !== 'past' && status !== 'cancelled')
    .sort((a, b) => timeOf(a) - timeOf(b));

interface Month {
  /** Such as `2026年11月`. */
  name: string;
  sessions: SeminarSummary[];
}

/** Groups the sessions by the month in which they start, in Tokyo time. @param sessions sorted by start time */
export function groupByMonth(sessions: readonly SeminarSummary[]): Month[] {
  const months = new Map<string, SeminarSummary[]>();
  for (const session of sessions) {
    const name = fullDayText(session.starts_at).replace(/\d+日.*$/, '') || '日程未定';
    months.set(name, [...(months.get(name) ?? []), session]);
  }
  return [...months].map(([name, monthSessions]) => ({ name, sessions: monthSessions }));
}

type Speaker = SeminarSummary['speakers'][number] & { sessions: SeminarSummary[] };

/** Returns every speaker once, with their sessions. */
export function listSpeakers(sessions: readonly SeminarSummary[]): Speaker[] {
  const speakers = new Map<string, Speaker>();
  for (const session of sessions) {
    for (const speaker of session.speakers) {
      const key = `${speaker.name} ${speaker.title}`;
      const existing = speakers.get(key) ?? { ...speaker, sessions: [] };
      speakers.set(key, { ...existing, sessions: [...existing.sessions, session] });
    }
  }
  return [...speakers.values()];
}
