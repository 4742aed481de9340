import {
  getSeminarApplicationState,
  type SeminarApplicationState,
  useSeminarApplications,
} from '@/hooks/seminar-applications';
import { useSeminars } from '@/hooks/seminars';
import { SEMINAR_PAGE_SIZE } from '@/lib/business-constants';
import { openFirst } from '@/lib/seminars/seminar-order';
import { useStableRows } from './stable-rows';

/**
 * Returns the seminar list state of spec §3: the seminars of a page, the page size and each seminar's status for this
 * visitor. All of it is derived from the queries and the page number in the URL.
 */
export function useSeminarList(page: number) {
  const query = useSeminars(page);
  const { data: applications } = useSeminarApplications();
  const {
    rows: seminars,
    hasUpdates,
    showLatest,
  } = useStableRows(query.data && openFirst(query.data.results), query.data ? String(page) : null);
  const states: Record<number, SeminarApplicationState> = Object.fromEntries(
    seminars.map((seminar) => [seminar.id, getSeminarApplicationState(seminar, applications)]),
  );
  return {
    query,
    seminars,
    states,
    hasUpdates,
    showLatest,
    page,
    pageSize: SEMINAR_PAGE_SIZE,
  };
}
