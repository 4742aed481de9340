import { useQuery } from '@tanstack/react-query';
import { seminarQueries } from '@/api/seminars';

/** A page of the list, polled every 10 s. */
export const useSeminars = (page: number) => useQuery(seminarQueries.list(page));

/** One seminar, polled every 10 s; null when there is none. */
export const useSeminar = (seminarId: number) => useQuery(seminarQueries.detail(seminarId));

/** All upcoming seminars, polled every 10 s. */
export const useAllUpcomingSeminars = () => useQuery(seminarQueries.allUpcoming());

/** The next seminars, for a preview. */
export const useUpcomingSeminars = () => useQuery(seminarQueries.upcoming());
