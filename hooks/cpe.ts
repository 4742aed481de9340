import { groupByFiscalYear, seminarEntries } from '@/lib/members/cpe';
import { dayInTokyo } from '@/schemas/tokyo-time';
import { useCpeEntries } from './browser/cpe-record';
import { useAppliedSeminars } from './seminar-applications';

/**
 * Returns the member's CPE record by fiscal year: seminars of this site that have taken place and own entries.
 * `years` is undefined while the seminars are not known.
 * @param organizer who organises the seminars of this site
 */
export function useCpeRecord(memberId: number, organizer: string) {
  const query = useAppliedSeminars();
  const own = useCpeEntries(memberId);
  const now = query.dataUpdatedAt;
  const fromSeminars = query.data && seminarEntries(query.data, organizer, now);
  const entries = fromSeminars && [...fromSeminars, ...own.entries];
  /** The day of the data, so that server and browser agree. */
  const today = dayInTokyo(new Date(now));
  return {
    query,
    today,
    own,
    entries,
    years: entries && groupByFiscalYear(entries, today),
  };
}
