import { SEMINAR_PAGE_SIZE } from '@/api/seminars';
import { type SeminarState, seminarState } from '@/schemas/seminar-text';
import { useSeminarApplications } from './seminar-applications';
import { useSeminars } from './seminars';

/**
 * Spec §3, seminar list state: the seminars of a page, the page size and where each stands for this person. Derived,
 * never kept: queries hold the data, the address holds the page.
 */
export function useSeminarList(page: number) {
  const query = useSeminars(page);
  const { data: applications } = useSeminarApplications();
  const seminars = query.data?.results ?? [];
  const own = new Map(applications?.map((application) => [application.seminar, application]));
  const states: Record<number, SeminarState> = Object.fromEntries(
    seminars.map(({ id, status }) => [id, seminarState(status, own.get(id))]),
  );
  return { query, seminars, states, count: query.data?.count ?? 0, page, pageSize: SEMINAR_PAGE_SIZE };
}
