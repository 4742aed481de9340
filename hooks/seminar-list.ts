import { SEMINAR_PAGE_SIZE } from '@/api/seminars';
import { type SeminarStanding, seminarStanding, useSeminarApplications } from './seminar-applications';
import { useSeminars } from './seminars';
import { useSteadyRows } from './steady-rows';

/**
 * Spec §3, seminar list state: the seminars of a page, the page size and where each stands for this person. Derived,
 * never kept: queries hold the data, the address holds the page.
 */
export function useSeminarList(page: number) {
  const query = useSeminars(page);
  const { data: applications } = useSeminarApplications();
  const isArrived = query.data !== undefined && !query.isPlaceholderData;
  const {
    rows: seminars,
    hasNews,
    catchUp,
  } = useSteadyRows(query.data?.results, isArrived ? String(page) : null);
  const states: Record<number, SeminarStanding> = Object.fromEntries(
    seminars.map((seminar) => [seminar.id, seminarStanding(seminar, applications)]),
  );
  return {
    query,
    seminars,
    states,
    hasNews,
    catchUp,
    count: query.data?.count ?? 0,
    page,
    pageSize: SEMINAR_PAGE_SIZE,
  };
}
