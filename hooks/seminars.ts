import { useQuery } from '@tanstack/react-query';
import { seminarQueries } from '@/api/seminars';

/** A page of the list, polled every 10 s. */
export const useSeminars = (page: number) => useQuery(seminarQueries.list(page));

/** One seminar, polled every 10 s; null when there is none. */
export const useSeminar = (id: number) => useQuery(seminarQueries.detail(id));

/** Everything that is to come, polled every 10 s. */
export const useProgramme = () => useQuery(seminarQueries.programme());

/** The few that come next, for a preview. */
export const useComingSeminars = () => useQuery(seminarQueries.coming());
