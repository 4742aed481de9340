import { useQuery } from '@tanstack/react-query';
import { otherSeminarsQuery } from '@/api/other-seminars';
import { seminarQueries } from '@/api/seminars';
import { conferenceSessionsQuery } from '@/api/upcoming-seminars';

/** A page of the list, polled every 10 s. */
export const useSeminars = (page: number) => useQuery(seminarQueries.list(page));

/** One seminar, polled every 10 s; null when there is none. */
export const useSeminar = (seminarId: number) => useQuery(seminarQueries.detail(seminarId));

/** One seminar in a dialog. Its failure does not redirect to the error page. */
export const useSeminarPreview = (seminarId: number) => useQuery(seminarQueries.preview(seminarId));

/** The next seminars, for a preview. */
export const useUpcomingSeminars = () => useQuery(seminarQueries.upcoming());

/** Seminars that accept applications, beside one that does not. Their failure leaves the page as it is. */
export const useOtherSeminars = (seminarId: number) => useQuery(otherSeminarsQuery(seminarId));

/** The sessions of the conference: all upcoming seminars, polled every 10 s. */
export const useConferenceSessions = () => useQuery(conferenceSessionsQuery());
